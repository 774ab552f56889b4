/**
 * The versions that every dependency accepts: odd majors and the first releases of 22 are refused by
 * some of them, and `engine-strict` would then fail in the middle of the installation.
 *
 * @param {string} version as in `process.versions.node`
 */
export function nodeIsSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major >= 24;
}

export const NODE_ADVICE = 'Installez Node 20.19 ou plus récent (20.19+, 22.12+ ou 24+).';
