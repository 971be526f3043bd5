/** Builds the web app with the given Node, unless what is there was made from the same sources. */
export function ensureWebBuilt(node: string): void;
