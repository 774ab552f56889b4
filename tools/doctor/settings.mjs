import { bad, good } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Env} Env */

/** The rule of the server (packages/server/src/environment.ts), which cannot be imported before an installation. */
const SECRET_LENGTH = 32;
const SECRET_DISTINCT = 10;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @param {Env} env */
export function checkSecretKey({ SECRET_KEY }) {
  const title = 'Clé secrète (SECRET_KEY)';
  if (!SECRET_KEY) return good(title, 'non définie, Bridge utilise la sienne, gardée dans le dossier de données');
  const advice = `Donnez-lui au moins ${SECRET_LENGTH} caractères tirés au hasard : openssl rand -base64 48`;
  if (SECRET_KEY.length < SECRET_LENGTH) return bad(title, 'trop courte', advice);
  if (new Set(SECRET_KEY).size < SECRET_DISTINCT) return bad(title, 'trop répétitive', advice);
  return good(title, 'définie');
}

/** @param {Env} env */
export function checkPublicUrl({ PUBLIC_URL, ALLOW_HTTP }) {
  const title = 'Adresse publique (PUBLIC_URL)';
  if (!PUBLIC_URL) return good(title, 'non définie, l’adresse locale est utilisée');
  const advice = 'Indiquez l’adresse que tapent les utilisateurs, par exemple : PUBLIC_URL=https://bridge.example.fr';
  if (!URL.canParse(PUBLIC_URL)) return bad(title, 'ce n’est pas une adresse', advice);
  const { protocol, hostname, username, search, hash } = new URL(PUBLIC_URL);
  if (protocol !== 'https:' && protocol !== 'http:') return bad(title, 'elle doit commencer par https://', advice);
  if (username || search || hash) return bad(title, 'elle contient plus que le nom du site', advice);
  if (protocol === 'http:' && !LOCAL.has(hostname) && ALLOW_HTTP !== '1')
    return bad(title, 'elle n’est pas chiffrée (http)', advice);
  return good(title, hostname);
}
