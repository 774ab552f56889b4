import { connect, createServer } from 'node:net';
import { bad, good } from './verdict.mjs';

/** @typedef {import('./verdict.mjs').Env} Env */

const TIMEOUT_MS = 5_000;
const SMTP_PORT = 25;
const SMTPS_PORT = 465;

/** @param {Env} env */
export async function checkPort({ PORT, HOST }) {
  const title = 'Port (PORT)';
  const port = Number(PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return bad(title, 'ce n’est pas un numéro de port', 'Choisissez un nombre entre 0 et 65535, par exemple 8080.');
  }
  const host = HOST || '127.0.0.1';
  const refusal = await listenOnce(port, host);
  if (!refusal) return good(title, port === 0 ? '0, Bridge prendra un port libre' : `${port} est libre`);
  if (refusal === 'EADDRINUSE') {
    if (await isBridge(host, port)) return good(title, `Bridge répond déjà sur ${port}`);
    if (!PORT) return good(title, `${port} est occupé, Bridge prendra le suivant qui est libre`);
    return bad(
      title,
      `${port} est occupé par un autre programme`,
      'Arrêtez-le, ou choisissez un autre port : PORT=8081',
    );
  }
  if (refusal === 'EACCES')
    return bad(title, `${port} est réservé à l’administrateur`, 'Choisissez un port au-dessus de 1024.');
  return bad(title, `écoute impossible (${refusal})`, 'Vérifiez HOST : ce doit être une adresse de cette machine.');
}

/** @param {Env} env */
export async function checkSmtp({ SMTP_URL }) {
  const title = 'Courriel (SMTP_URL)';
  if (!SMTP_URL)
    return good(title, 'non défini : les courriels partent par le serveur donné dans les paramètres, s’il y en a un');
  const advice = 'Forme attendue : smtp://utilisateur:motdepasse@serveur:587';
  if (!URL.canParse(SMTP_URL)) return bad(title, 'ce n’est pas une adresse', advice);
  const { protocol, hostname, port } = new URL(SMTP_URL);
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    return bad(title, 'elle doit commencer par smtp:// ou smtps://', advice);
  const at = { host: hostname, port: Number(port) || (protocol === 'smtps:' ? SMTPS_PORT : SMTP_PORT) };
  if (await answers(at)) return good(title, `${at.host}:${at.port} répond`);
  return bad(title, `${at.host}:${at.port} ne répond pas`, 'Vérifiez le nom, le port et le pare-feu.');
}

/** @param {{ host: string, port: number }} at @returns {Promise<boolean>} */
function answers(at) {
  return new Promise((resolve) => {
    const socket = connect({ ...at, timeout: TIMEOUT_MS });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/** @param {string} host @param {number} port */
async function isBridge(host, port) {
  const response = await fetch(`http://${host}:${port}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  return response?.ok ?? false;
}

/** @param {number} port @param {string} host @returns {Promise<string | undefined>} why not */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
