/** Pointing at things that may be taken away meanwhile: a browser then says that they were left, when the page is done with them already. */

export interface Pointing {
  enter: () => void;
  leave: () => void;
}

/** Whoever is told that a thing is pointed at, or has the focus, is told when it is left: asked for only once. */
export function pointing(teller: () => ((on: boolean) => void) | undefined): Pointing {
  let told: ((on: boolean) => void) | undefined;
  return {
    enter: () => {
      told = teller();
      told?.(true);
    },
    leave: () => {
      told?.(false);
      told = undefined;
    },
  };
}
