import { checkDatabase } from './doctor/database.mjs';
import { checkMedias } from './doctor/medias.mjs';
import { checkPort, checkSmtp } from './doctor/network.mjs';
import { checkPublicUrl, checkSecretKey } from './doctor/settings.mjs';
import { checkBuild, checkChromium, checkInstall, checkNode } from './doctor/software.mjs';
import { checkDataDir, checkFreeSpace } from './doctor/storage.mjs';
import { formatVerdict } from './doctor/verdict.mjs';
import { command } from './lib/command.mjs';

await command(async () => {
  const { env } = process;
  const verdicts = [
    checkNode(),
    checkInstall(),
    checkBuild(),
    await checkDataDir(env),
    await checkFreeSpace(env),
    await checkPort(env),
    ...(await checkDatabase(env)),
    await checkMedias(env),
    await checkSmtp(env),
    await checkChromium(),
    checkSecretKey(env),
    checkPublicUrl(env),
  ];
  for (const verdict of verdicts) console.log(formatVerdict(verdict));
  const wrong = verdicts.filter(({ ok }) => !ok).length;
  console.log(wrong === 0 ? '\nTout va bien.' : `\n${wrong} point${wrong > 1 ? 's' : ''} à régler.`);
  process.exitCode = wrong === 0 ? 0 : 1;
});
