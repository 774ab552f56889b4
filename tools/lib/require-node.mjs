// Imported first by every command, for its effect: an old Node gets a sentence, not a stack trace.
// Node evaluates imports in order, so nothing else has run yet.
import { NODE_ADVICE, nodeIsSupported } from './node-version.mjs';

if (!nodeIsSupported(process.versions.node)) {
  console.error(`Bridge ne fonctionne pas avec Node ${process.versions.node}. ${NODE_ADVICE}`);
  process.exit(1);
}
