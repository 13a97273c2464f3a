import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/**/protocol.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-undef": "off", // TypeScript finds these
      "svelte/no-at-html-tags": "off", // our own drawings are SVG text; nobody else's text is set this way
      "svelte/no-useless-mustaches": "off", // {" "} is a space that formatting keeps
      "svelte/no-unused-svelte-ignore": "off", // svelte-check decides what needs one
      "svelte/prefer-svelte-reactivity": "off", // most maps and sets are built once and only read
    },
  },
);
