import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));
/** The functions that tell the time of the browser: the product tells that of Paris, by functions of the contract. */
const CLOCK_OF_THE_BROWSER =
  /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)?String\(|\.to(?:Date|Time)String\(|\.get(?:Date|Day|Month|FullYear|Minutes)\(/;

it('every day and hour of the console is told by one clock', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file))
    .map((file) => join(sources, file));
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) => CLOCK_OF_THE_BROWSER.test(readFileSync(file, 'utf8')));
  expect(others.map((file) => relative(sources, file))).toEqual([]);
});
