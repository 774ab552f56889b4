/** Imported before everything else: what libraries look for on the global object when they load. */

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** The server writes the nonce of each answer; in development the placeholder stays and no policy is sent. */
export const cspNonce = nonce.startsWith('__') ? '' : nonce;

Object.assign(globalThis, {
  // Read by the scroll lock of dialogs, which adds a <style> of its own.
  ...(cspNonce ? { __webpack_nonce__: cspNonce } : {}),
  // zod would try `new Function`, which the policy refuses and reports.
  __zod_globalConfig: { jitless: true },
});
