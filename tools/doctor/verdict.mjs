/**
 * What a check found: `advice` says what to do and is there only when something is wrong.
 * Never put a value of the environment in it: addresses carry passwords.
 *
 * @typedef {{ ok: boolean, title: string, detail: string, advice?: string }} Verdict
 * @typedef {Record<string, string | undefined>} Env
 */

/** @param {string} title @param {string} detail @returns {Verdict} */
export const good = (title, detail) => ({ ok: true, title, detail });

/** @param {string} title @param {string} detail @param {string} advice @returns {Verdict} */
export const bad = (title, detail, advice) => ({ ok: false, title, detail, advice });

/** @param {Verdict} verdict */
export function formatVerdict({ ok, title, detail, advice }) {
  const line = `${ok ? '✓' : '✗'} ${title} : ${detail}`;
  return advice ? `${line}\n    → ${advice}` : line;
}
