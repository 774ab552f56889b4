import { describe, expect, it } from 'vitest';
import { examine, MOST_FICHIERS } from './archive.rules.ts';

const PAGE = `<!doctype html><html><head><meta name="ad.size" content="width=300,height=250">
  <script src="script.js"></script></head><body onclick="window.open(clickTag)">
  <svg xmlns="http://www.w3.org/2000/svg"></svg></body></html>`;
const archive = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([chemin, texte]) => ({ chemin, contenu: Buffer.from(texte) }));
const fautes = (files: Readonly<Record<string, string>>) => examine(archive(files)).fautes;

describe('An HTML5 creation', () => {
  it('that holds all it needs is taken, its size read, whatever folder it is in', () => {
    const found = examine(
      archive({ 'pub/index.html': PAGE, 'pub/script.js': '/* https://gsap.example */ var a = 1;' }),
    );
    expect(found.fautes).toEqual([]);
    expect([found.largeur, found.hauteur]).toEqual([300, 250]);
    expect(found.fichiers.map(({ chemin }) => chemin)).toEqual(['index.html', 'script.js']);
  });

  it('that calls the network is refused, in its page, its styles or its script', () => {
    for (const texte of [
      'fetch("https://pisteur.example/x")',
      "new WebSocket('wss://pisteur.example')",
      "img.src='//pisteur.example/p.gif'",
    ])
      expect(fautes({ 'index.html': PAGE, 'script.js': texte }).join()).toMatch(/script\.js.*appelle le réseau/);
    expect(fautes({ 'index.html': PAGE, 'a.css': '@import url(//f.example/a.css)' }).join()).toContain('réseau');
  });

  it('that keeps a trace of the visitor is refused', () => {
    expect(fautes({ 'index.html': PAGE, 'a.js': 'localStorage.setItem("x", 1)' }).join()).toContain('trace');
    expect(fautes({ 'index.html': PAGE, 'a.js': 'document.cookie = "x"' }).join()).toContain('trace');
  });

  it('without a page, a click or a size is refused, each in words', () => {
    expect(fautes({ 'autre.html': PAGE }).join()).toContain('index.html');
    expect(fautes({ 'index.html': PAGE.replace('clickTag', 'autre') }).join()).toContain('clickTag');
    expect(fautes({ 'index.html': PAGE.replace('ad.size', 'autre') }).join()).toContain('ad.size');
  });

  it('holds known kinds of files alone, and not too many', () => {
    const strange = { 'a.php': '', 'b.exe': '', 'c.constructor': '' };
    expect(fautes({ 'index.html': PAGE, ...strange }).join()).toContain('a.php, b.exe, c.constructor');
    const twice = [...archive({ 'index.html': PAGE }), ...archive({ 'index.html': PAGE })];
    expect(examine(twice).fautes.join()).toContain('le même nom');
    const many = Object.fromEntries(Array.from({ length: MOST_FICHIERS }, (_, n) => [`${n}.png`, '']));
    expect(fautes({ 'index.html': PAGE, ...many }).join()).toContain('Trop de fichiers');
  });

  it.each(['<!--', '/*', '\n', ' ', '<meta ', '//a.b ', '='])(
    'that is written to keep its reader busy for hours is judged as soon as any: millions of %j',
    (piece) => {
      // White space is what every other rule reads past: a quarter of it would already last for hours.
      const length = piece.trim() === '' ? 1_000_000 : 4_000_000;
      const texte = piece.repeat(Math.floor(length / piece.length));
      expect(examine(archive({ 'index.html': PAGE + texte, 'a.js': texte })).largeur).toBe(300);
    },
  );
});
