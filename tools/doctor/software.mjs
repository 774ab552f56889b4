import { presentChromium } from '../browser.mjs';
import { staleTargets } from '../lib/build/build.mjs';
import { Failure } from '../lib/command.mjs';
import { installIsFresh } from '../lib/install.mjs';
import { NODE_ADVICE, nodeIsSupported } from '../lib/node-version.mjs';
import { bad, good } from './verdict.mjs';

export function checkNode(version = process.versions.node) {
  return nodeIsSupported(version) ? good('Node', version) : bad('Node', version, NODE_ADVICE);
}

export function checkInstall() {
  const title = 'Dépendances';
  if (installIsFresh()) return good(title, 'installées et à jour');
  return bad(title, 'absentes ou périmées', 'Lancez « npm start » : elles s’installent d’elles-mêmes.');
}

export function checkBuild() {
  const title = 'Construction';
  const stale = staleTargets().map(({ name }) => name);
  if (stale.length === 0) return good(title, 'à jour');
  return bad(title, `à refaire (${stale.join(', ')})`, 'Lancez « npm start » : elle se refait d’elle-même.');
}

export async function checkChromium() {
  const title = 'Chromium (pour les tests)';
  const advice = 'Lancez « npm test », qui l’obtient si le système le permet, ou indiquez CHROMIUM_PATH.';
  try {
    const path = await presentChromium();
    return path ? good(title, path) : bad(title, 'introuvable', advice);
  } catch (error) {
    if (error instanceof Failure) return bad(title, 'CHROMIUM_PATH désigne un programme introuvable', advice);
    throw error;
  }
}
