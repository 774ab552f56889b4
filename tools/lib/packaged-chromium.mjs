import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { inCache, root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * The browser that travels inside an npm package, unpacked once. The package is made for a cloud where
 * everything lands in the temporary folder: it is given one of its own, then moved where we keep it.
 *
 * @returns {Promise<string>} a program that starts the browser with the libraries and fonts beside it
 */
export async function unpackPackagedChromium(home = inCache('chromium')) {
  const launcher = `${home}/launch`;
  if (existsSync(launcher)) return launcher;
  const draft = `${home}.new`;
  await rm(draft, { recursive: true, force: true });
  await rm(home, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await run(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: root,
    // The second variable asks for the system libraries (NSS) too: a bare container has none.
    env: { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  await writeFile(`${draft}/fonts/fonts.conf`, FONTS);
  await writeFile(`${draft}/launch`, LAUNCHER, { mode: 0o755 });
  await rename(draft, home);
  return launcher;
}

const UNPACK = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;

/** `exec` keeps one process: the one that is told to stop is the browser itself. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/** The package's own file names the cloud's folders. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
