/** Whether an address leads to nobody but the computer it is opened on. */
export const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
