import { describe, expect, it } from 'vitest';
import { Banc, playing, START } from './testing/banc.ts';
import {
  diapositiveDe,
  manifesteDe,
  mediaDe,
  programmeDe,
  shown,
  slides,
  urgenceDe,
  usual,
  vueDe,
} from './testing/manifeste.ts';

const HEURE = 3_600;

describe('R-19: three days without a server', () => {
  it('goes on looping, what ended leaves by itself, the age of the content is said, and each passage is told once', async () => {
    const duree = 60;
    const event = diapositiveDe('marche', { duree, vues: [vueDe('marche-1', { fin: '2026-11-15T09:00:00Z' })] });
    const others = ['a', 'b'].map((cle) => diapositiveDe(cle, { duree }));
    const banc = await playing(manifesteDe([programmeDe([...others, event])]));
    expect(banc.mention).toBeNull();
    banc.serveur.enLigne = false;
    const seen = new Set<string>();
    const after = new Set<string>();
    const look = () => {
      seen.add(banc.ecran);
      if (banc.reel > Date.parse('2026-11-15T09:00:10Z')) after.add(banc.ecran);
    };
    await banc.advance(72 * HEURE, look, 20);
    // The screen is never black, and never shows the fallback.
    expect([...seen].sort()).toEqual([shown('a'), shown('b'), shown('marche')]);
    expect([...after].sort()).toEqual([shown('a'), shown('b')]);
    expect(banc.mention).not.toBeNull();

    banc.serveur.publish(usual('a', 'b', 'n'));
    banc.serveur.enLigne = true;
    // The answer to the first lot is lost: the same ids are told again.
    banc.serveur.perdus = 1;
    await banc.advance(300);
    expect(new Set(banc.vus.slice(-4).map(({ quoi }) => quoi))).toContain(shown('n'));
    expect(banc.mention).toBeNull();
    const { recus } = banc.serveur;
    const unique = new Map(recus.map((passage) => [passage.id, passage]));
    expect(recus.length).toBeGreaterThan(unique.size);
    // The showings follow one another without a hole over three days, nightly reloads included.
    const told = [...unique.values()].sort((one, other) => Date.parse(one.debut) - Date.parse(other.debut));
    const holes = told.map(({ debut, duree: shownFor }, rank) => {
      const next = told[rank + 1];
      return next === undefined ? 0 : Date.parse(next.debut) - Date.parse(debut) - shownFor;
    });
    expect(told.length).toBeGreaterThan((72 * HEURE) / 61);
    expect([Math.min(...holes) >= 0, Math.max(...holes) <= 20_000]).toEqual([true, true]);
    expect(new Set(told.map(({ demarrage }) => demarrage)).size).toBe(banc.rechargements + 1);
    for (const demarrage of new Set(told.map((one) => one.demarrage))) {
      const numeros = told.filter((one) => one.demarrage === demarrage).map(({ numero }) => numero);
      expect(numeros).toEqual(numeros.map((_, rank) => rank + 1));
    }
  });

  it('takes the fallback once the content is older than what was allowed, and goes on when it is not', async () => {
    const manifeste = usual('a', 'b');
    const banc = await playing({ ...manifeste, secours: { ...manifeste.secours, ancienneteMax: 12 } });
    banc.serveur.enLigne = false;
    await banc.advance(12 * HEURE - 60, undefined, 30);
    expect(banc.ecran).toContain('-1');
    await banc.advance(180);
    expect(banc.ecran).toBe('<p>secours</p>');
    banc.serveur.enLigne = true;
    await banc.advance(80);
    expect(banc.ecran).toContain('-1');
  });

  it('starts without network from what it kept, at its place, and with the right time on a clock that is wrong', async () => {
    for (const erreur of [86_400_000, -86_400_000]) {
      const banc = new Banc(START);
      banc.erreur = erreur;
      const ended = diapositiveDe('fini', { vues: [vueDe('fini-1', { fin: '2026-11-14T09:30:00Z' })] });
      banc.serveur.publish(manifesteDe([programmeDe([...slides('a', 'b'), ended])]));
      await banc.boot();
      await banc.advance(15);
      expect(banc.ecran).toBe(shown('b'));
      banc.serveur.enLigne = false;
      banc.kill();
      banc.reel += 45 * 60_000;
      await banc.boot();
      const seen = new Set<string>();
      await banc.advance(60, () => seen.add(banc.ecran));
      expect([...seen].sort()).toEqual([shown('a'), shown('b')]);
      expect(banc.lecteur?.regie.etat().etat).toBe('vue');
      const [passage] = (await banc.coffre.passages(1)).map((one) => one.passage);
      // The showing is dated by the wrong clock, and carries the correction.
      expect(passage && Date.parse(passage.debut) - passage.decalage * 1_000).toBeLessThan(
        Date.parse(START) + 3 * HEURE * 1_000,
      );
      expect(passage?.decalage).toBe(erreur / 1_000);
    }
  });

  it('comes back from a start in the past, with the date that it knew', async () => {
    const later = diapositiveDe('demain', { vues: [vueDe('demain-1', { debut: '2026-11-14T09:00:05Z' })] });
    const banc = await playing(manifesteDe([programmeDe([later])]));
    await banc.advance(120);
    banc.serveur.enLigne = false;
    banc.kill();
    banc.erreur = -banc.reel;
    await banc.boot();
    await banc.advance(5);
    expect(banc.ecran).toBe(shown('demain'));
  });
});

describe('a message of emergency', () => {
  it('is over everything as soon as it is heard of, without waiting for media, until its end', async () => {
    const banc = await playing(usual('a', 'b', 'c'));
    const photo = mediaDe('jamais là').media;
    banc.serveur.publish({
      ...usual('a', 'b', 'c'),
      medias: [photo],
      urgences: [urgenceDe('2026-11-14T09:00:00Z', '2026-11-14T09:05:00Z')],
    });
    await banc.advance(66);
    expect(banc.ecran).toBe('<p>Évacuez</p>');
    await banc.advance(5);
    // The server is told at once, for the person who sent the message.
    expect(banc.serveur.dites[banc.serveur.dites.length - 1]?.urgence).toEqual({ id: 1, version: 3 });
    banc.serveur.enLigne = false;
    banc.kill();
    await banc.boot();
    await banc.advance(2);
    expect(banc.ecran).toBe('<p>Évacuez</p>');
    banc.serveur.enLigne = true;
    await banc.advance(300);
    expect(banc.ecran).toContain('-1');
    await banc.advance(66);
    expect(banc.serveur.dites[banc.serveur.dites.length - 1]?.urgence).toBeNull();
  });
});

describe('a screen that is left alone', () => {
  it('is black outside of its hours, and still takes news', async () => {
    const manifeste = usual('a', 'b');
    const ecran = { ...manifeste.ecran, marche: { jours: [], de: '08:00', a: '10:05' } };
    const banc = await playing({ ...manifeste, ecran });
    expect(banc.ecran).toBe(shown('a'));
    await banc.advance(6 * 60);
    expect(banc.ecran).toBe('noir');
    const news = banc.serveur.dites.length;
    await banc.advance(180);
    expect(banc.serveur.dites.length).toBeGreaterThan(news);
    await banc.advance(22 * HEURE, undefined, 30);
    expect(banc.ecran).toContain('-1');
  });

  it('leaves alone what cannot be shown, and shows the rest', async () => {
    const banc = await playing(usual('a', 'b'));
    banc.illisibles.add(shown('b'));
    const seen = new Set<string>();
    await banc.advance(120);
    await banc.advance(120, () => seen.add(banc.ecran));
    expect([...seen]).toEqual([shown('a')]);
    banc.illisibles.delete(shown('b'));
    await banc.advance(360);
    expect(banc.vus.slice(-3).map(({ quoi }) => quoi)).toContain(shown('b'));
    expect(banc.serveur.recus.some(({ resultat }) => resultat === 'echec')).toBe(true);
  });

  it('shows its name where even the fallback is lost, and does not ask for it every second', async () => {
    const manifeste = usual('a');
    const lost = mediaDe('perdu');
    const secours = { ...manifeste.secours, medias: [lost.media.empreinte] };
    const banc = new Banc(START);
    banc.serveur.fichiers.set(lost.media.empreinte, lost.octets);
    banc.serveur.publish(manifesteDe([programmeDe([])], { secours, medias: [lost.media] }));
    await banc.boot();
    await banc.advance(5);
    expect(banc.ecran).toBe('<p>secours</p>');
    banc.serveur.fichiers.clear();
    await banc.medias.empty();
    banc.kill();
    await banc.boot();
    await banc.advance(30);
    expect(banc.ecran).toContain('Vitrine de gauche');
  });

  it('begins anew at night, between two pictures, once a day, and keeps nothing more from one day to the next', {
    tags: 'torture',
  }, async () => {
    const long = ['a', 'b', 'c'].map((cle) => diapositiveDe(cle, { duree: 60 }));
    const banc = await playing(manifesteDe([programmeDe(long)]));
    await banc.advance(24 * HEURE, undefined, 10);
    expect(banc.rechargements).toBe(1);
    const size = JSON.stringify(await banc.coffre.load()).length;
    await banc.advance(24 * HEURE, undefined, 10);
    expect(banc.rechargements).toBe(2);
    expect(JSON.stringify(await banc.coffre.load()).length).toBeLessThan(size * 1.1);
    expect((await banc.coffre.passages(1_000)).length).toBeLessThan(20);
  });

  it('forgets all that it has once it was forgotten', async () => {
    const banc = await playing(usual('a', 'b', 'c'));
    await banc.coffre.store({ jeton: 'secret' });
    banc.serveur.revoque = true;
    await banc.advance(70);
    expect(banc.rechargements).toBe(1);
    expect(await banc.coffre.load()).not.toHaveProperty('jeton');
    expect(await banc.medias.liste()).toEqual([]);
  });

  it('says what is awaited where nothing is given to it, and stops showing what was taken away', async () => {
    const banc = new Banc(START);
    banc.serveur.rien = 'Choisissez un diaporama.';
    await banc.boot();
    await banc.advance(5);
    expect(banc.accueil).toMatchObject({ titre: 'Cet écran est relié', texte: 'Choisissez un diaporama.' });
    banc.serveur.rien = null;
    banc.serveur.publish(usual('a'));
    await banc.advance(70);
    expect([banc.accueil, banc.ecran]).toEqual([null, shown('a')]);
    banc.serveur.rien = 'Choisissez un diaporama.';
    await banc.advance(70);
    expect(banc.accueil).toMatchObject({ titre: 'Cet écran est relié' });
  });

  it('says so where there is no network and nothing was ever received', async () => {
    const banc = new Banc(START);
    banc.serveur.enLigne = false;
    await banc.boot();
    await banc.advance(5);
    expect(banc.accueil).toMatchObject({ titre: 'Pas de réseau' });
  });
});

describe('orders', () => {
  it('are carried out once each, whatever is lost and restarted', async () => {
    const banc = await playing(usual('a', 'b', 'c'));
    banc.serveur.ordres = [
      { numero: 1, ordre: 'capturer' },
      { numero: 2, ordre: 'redemarrer' },
    ];
    await banc.advance(300);
    expect([banc.rechargements, banc.serveur.captures.length]).toEqual([1, 1]);
    banc.serveur.ordres = [{ numero: 3, ordre: 'capturer' }];
    await banc.advance(120);
    expect(banc.serveur.captures).toHaveLength(2);
  });
});
