import { describe, expect, it } from 'vitest';
import { type Banc, playing } from './testing/banc.ts';
import { diapositiveDe, manifesteDe, mediaDe, programmeDe, shown, slides, usual, vueDe } from './testing/manifeste.ts';

describe('a new version', () => {
  const photo = mediaDe('photo');
  const film = mediaDe('film, bien plus lourd');
  const withMedia = (cle: string, { media }: ReturnType<typeof mediaDe>) =>
    diapositiveDe(cle, { vues: [vueDe(`${cle}-1`, { medias: [media.empreinte] })] });
  const both = manifesteDe([programmeDe([...slides('a'), withMedia('p', photo), withMedia('f', film)])], {
    medias: [photo.media, film.media],
  });
  const stocked = (banc: Banc) => {
    for (const { media, octets } of [photo, film]) banc.serveur.fichiers.set(media.empreinte, octets);
  };

  it('plays once all of it is here; a connection that was cut looks complete and is not believed', async () => {
    const banc = await playing(usual('a'));
    stocked(banc);
    banc.serveur.coupe = film.media.empreinte;
    banc.serveur.publish(both);
    await banc.advance(200);
    expect(new Set(banc.vus.map(({ quoi }) => quoi))).toEqual(new Set([shown('a')]));
    expect(await banc.medias.liste()).toEqual([photo.media.empreinte]);
    expect(banc.serveur.dites.flatMap(({ erreurs }) => erreurs.map(({ message }) => message)).join()).toContain(
      'octets reçus',
    );
    banc.serveur.coupe = null;
    await banc.advance(120);
    expect(banc.vus.map(({ quoi }) => quoi)).toContain(shown('f'));
  });

  it('is there whole, or not at all, wherever the player is killed', async () => {
    const banc = await playing(usual('a'));
    stocked(banc);
    banc.serveur.publish(both);
    const put = banc.medias.store;
    let puts = 0;
    banc.medias = {
      ...banc.medias,
      store: (media, corps) => {
        puts += 1;
        // The page is killed in the middle of the second file: nothing of that file is kept.
        return puts === 2 ? new Promise(() => undefined) : put(media, corps);
      },
    };
    banc.kill();
    await banc.boot();
    await banc.advance(100);
    expect(banc.ecran).toBe(shown('a'));
    banc.kill();
    await banc.boot();
    await banc.advance(60);
    expect(banc.vus.map(({ quoi }) => quoi)).toEqual(expect.arrayContaining([shown('a'), shown('p'), shown('f')]));
    // The first file was not downloaded twice.
    expect(puts).toBe(3);
  });

  it('makes room by what nobody plays, a loop later; with none, the old one goes on and says why', async () => {
    const banc = await playing(usual('a'));
    stocked(banc);
    const old = mediaDe('ancienne photo');
    await banc.medias.store(old.media, new Blob([old.octets]).stream());
    let room = 1;
    const { store, remove } = banc.medias;
    banc.medias = {
      ...banc.medias,
      async store(media, corps) {
        if (room === 0) throw new DOMException('full', 'QuotaExceededError');
        room -= 1;
        return store(media, corps);
      },
      async remove(empreinte) {
        room += 1;
        return remove(empreinte);
      },
    };
    banc.serveur.publish(both);
    banc.kill();
    await banc.boot();
    await banc.advance(90);
    expect(await banc.medias.liste()).not.toContain(old.media.empreinte);
    expect(banc.vus.map(({ quoi }) => quoi)).toContain(shown('f'));

    const third = mediaDe('une troisième');
    banc.serveur.fichiers.set(third.media.empreinte, third.octets);
    banc.serveur.publish({ ...both, medias: [...both.medias, third.media] });
    room = 0;
    await banc.advance(180);
    expect(banc.lecteur?.regie.etat().version).not.toBe(banc.serveur.version);
    expect(banc.ecran).toContain('-1');
    expect(banc.serveur.dites.flatMap(({ erreurs }) => erreurs.map(({ message }) => message)).join()).toContain(
      'Stockage plein',
    );
  });

  it('reads what was kept again: what is no longer what it was is taken again, and not shown meanwhile', async () => {
    const banc = await playing(usual('a'));
    stocked(banc);
    banc.serveur.publish(both);
    await banc.advance(90);
    const { load } = banc.medias;
    let isRotten = true;
    const { store } = banc.medias;
    banc.medias = {
      ...banc.medias,
      load: async (empreinte) =>
        isRotten && empreinte === photo.media.empreinte ? new Blob(['pourri']) : load(empreinte),
      store: async (media, corps) => {
        isRotten = false;
        return store(media, corps);
      },
    };
    banc.kill();
    await banc.boot();
    await banc.advance(200);
    expect(isRotten).toBe(false);
    expect(banc.vus.slice(-4).map(({ quoi }) => quoi)).toContain(shown('p'));
  });

  it('is told to the server as soon as it plays', async () => {
    const banc = await playing(usual('a'));
    await banc.advance(5);
    expect(banc.serveur.dites.at(-1)?.version).toBe(banc.serveur.version);
    expect(banc.serveur.dites.at(-1)?.vue).toBe('a-1');
  });

  it('is not played where its format is not known: the page asks for a newer player', async () => {
    const banc = await playing(usual('a'));
    banc.serveur.texte = JSON.stringify({ ...usual('b'), format: 2 });
    await banc.advance(200);
    expect(banc.ecran).toBe(shown('a'));
    expect(banc.rechargements).toBe(0);
    await banc.advance(600);
    expect(banc.rechargements).toBe(1);
    expect(banc.ecran).toBe(shown('a'));
  });

  it('leaves what was only drawn anew on screen until its time is over', async () => {
    const of = (cle: string, texte: string) =>
      diapositiveDe(cle, { duree: 100, vues: [vueDe(`${cle}-${texte}`, { objet: cle === 'o' ? 1 : null })] });
    const banc = await playing(manifesteDe([programmeDe([of('o', 'avant'), of('t', 'avant')])]));
    banc.serveur.publish(manifesteDe([programmeDe([of('o', 'apres'), of('t', 'apres')])]));
    await banc.advance(80);
    expect([banc.ecran, banc.lecteur?.regie.etat().version]).toEqual(['<p>o-avant</p>', banc.serveur.version]);
    await banc.advance(25);
    expect(banc.ecran).toBe('<p>t-apres</p>');
    await banc.advance(70);
    expect(banc.serveur.recus.find(({ diapositive }) => diapositive === 'o')?.resultat).toBe('entier');
  });

  it('takes a slide that was withdrawn off the screen within a minute, and keeps the place', async () => {
    const long = [diapositiveDe('a', { duree: 300 }), diapositiveDe('b', { duree: 300 }), ...slides('c')];
    const banc = await playing(manifesteDe([programmeDe(long)]));
    await banc.advance(302);
    expect(banc.ecran).toBe(shown('b'));
    banc.serveur.publish(manifesteDe([programmeDe([long[0] ?? diapositiveDe('a'), ...slides('c')])]));
    await banc.advance(70);
    expect(banc.vus.map(({ quoi }) => quoi)).toEqual([
      shown('a'),
      shown('b'),
      shown('c'),
      ...banc.vus.slice(3).map(({ quoi }) => quoi),
    ]);
    expect(banc.ecran).not.toBe(shown('b'));
    await banc.advance(70);
    const cut = banc.serveur.recus.find(({ diapositive }) => diapositive === 'b');
    expect(cut?.resultat).toBe('interrompu');
  });
});
