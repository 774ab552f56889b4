import { describe, expect, it } from 'vitest';
import { Banc, playing, START } from './testing/banc.ts';
import { mediaDe, shown, urgenceDe, usual } from './testing/manifeste.ts';

/** A browser that refuses to write, as with a full quota: what it keeps grows old, and nothing else may suffer. */
const URGENCE = urgenceDe('2026-11-14T08:00:00Z', '2026-11-14T12:00:00Z');

/** A screen whose disk has been full since its last start. */
async function full(): Promise<Banc> {
  const banc = await playing(usual('a', 'b'), 'ouvert');
  banc.kill();
  banc.refuseToWrite();
  await banc.boot();
  await banc.advance(3);
  return banc;
}

describe('a screen whose browser refuses to write', () => {
  it('hears of an emergency, takes a new version, and says what is wrong', async () => {
    const banc = await full();
    banc.serveur.publish({ ...usual('a', 'n'), urgences: [URGENCE] });
    banc.serveur.push('urgence');
    await banc.advance(2);
    expect(banc.ecran).toBe('<p>Évacuez</p>');
    banc.serveur.publish(usual('n'));
    banc.serveur.push('manifeste');
    await banc.advance(15);
    expect([banc.ecran, banc.lecteur?.regie.etat().version]).toEqual([shown('n'), banc.serveur.version]);
    await banc.advance(70);
    expect(banc.erreurs()).toContain('Le navigateur refuse d’écrire');
    expect(banc.accueil).toBeNull();
  });

  it('tells what it shows all the same, once', async () => {
    const banc = await full();
    await banc.advance(200);
    const numeros = banc.serveur.recus
      .filter(({ duree }) => duree > 0)
      .map(({ demarrage, numero }) => [demarrage, numero]);
    expect(numeros.length).toBeGreaterThan(10);
    expect(new Set(numeros.map(String)).size).toBe(numeros.length);
  });

  it('carries orders out once, and does not restart for ever', async () => {
    const banc = await full();
    banc.serveur.ordres = [
      { numero: 1, ordre: 'capturer' },
      { numero: 2, ordre: 'redemarrer' },
    ];
    await banc.advance(300);
    expect([banc.serveur.captures.length, banc.rechargements]).toEqual([1, 0]);
  });

  it('stops showing what was taken away, and plays again what it is given', async () => {
    const banc = await full();
    banc.serveur.rien = 'Choisissez un diaporama.';
    await banc.advance(90);
    expect(banc.accueil).toMatchObject({ titre: 'Cet écran est relié' });
    expect(banc.rechargements).toBe(0);
    banc.serveur.rien = null;
    await banc.advance(90);
    expect([banc.accueil, banc.lecteur?.regie.etat().etat]).toEqual([null, 'vue']);
  });

  it('keeps the files of what the next start finds, and turns to what plays once it can write', async () => {
    const photo = mediaDe('ancienne');
    const banc = new Banc(START);
    banc.serveur.fichiers.set(photo.media.empreinte, photo.octets);
    banc.serveur.publish({ ...usual('a'), medias: [photo.media] });
    await banc.boot();
    await banc.advance(5);
    const { coffre } = banc;
    banc.kill();
    banc.refuseToWrite();
    const refused = banc.coffre;
    let isFull = true;
    banc.coffre = { ...coffre, store: (...what) => (isFull ? refused : coffre).store(...what) };
    banc.serveur.publish(usual('n', 'o'));
    await banc.boot();
    await banc.advance(120);
    expect(banc.ecran).toMatch(/[no]-1/);
    expect(await banc.medias.liste()).toEqual([photo.media.empreinte]);
    isFull = false;
    await banc.advance(120);
    expect((await banc.coffre.load()).version).toBe(banc.serveur.version);
  });
});
