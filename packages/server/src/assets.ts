/** Files that the product reads as they are, beside the sources and beside the bundle. */
export const ASSETS = new URL('../assets/', import.meta.url);
