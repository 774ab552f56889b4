/** Imported before everything else: the settings that libraries read on the global object when they load. */

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** The nonce of this answer, written by the server; in development the placeholder stays, and there is no policy. */
export const cspNonce = nonce.startsWith('__') ? '' : nonce;

Object.assign(globalThis, {
  // Read by the scroll lock of dialogs, which adds a `<style>` element.
  ...(cspNonce ? { __webpack_nonce__: cspNonce } : {}),
  // Without this, zod tries `new Function`, which the policy refuses and reports.
  __zod_globalConfig: { jitless: true },
});
