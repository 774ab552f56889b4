import { describe, expect, it } from 'vitest';
import { playing } from './testing/banc.ts';
import { diapositiveDe, manifesteDe, programmeDe, shown, usual, vueDe } from './testing/manifeste.ts';

describe('what watches over a screen', () => {
  it('begins anew where its pictures no longer follow one another, and says why', async () => {
    const banc = await playing(usual('a', 'b'));
    banc.casse = new Error('la scène est perdue');
    await banc.advance(40);
    expect([banc.rechargements, banc.lecteur?.vivant()]).toEqual([0, true]);
    await banc.advance(40);
    expect(banc.rechargements).toBe(1);
    banc.casse = null;
    await banc.advance(70);
    expect(banc.erreurs()).toContain('la scène est perdue');
    expect(banc.ecran).toContain('-1');
  });

  it('leaves alone one whose slide is long, or whose others cannot be shown', async () => {
    const long = manifesteDe([programmeDe([diapositiveDe('a', { duree: 900 }), diapositiveDe('b', { duree: 900 })])]);
    const banc = await playing(long);
    await banc.advance(850);
    expect(banc.rechargements).toBe(0);
    const alone = await playing(usual('a', 'b', 'c', 'd', 'e', 'f'));
    for (const cle of ['b', 'c', 'd', 'e', 'f']) alone.illisibles.add(shown(cle));
    await alone.advance(400);
    expect(alone.rechargements).toBe(0);
  });
});

describe('the proof of what was shown', () => {
  it('holds what was on screen when the page leaves', async () => {
    const banc = await playing(usual('a', 'b'));
    await banc.advance(4);
    banc.serveur.ordres = [{ numero: 1, ordre: 'redemarrer' }];
    banc.lecteur?.wake();
    await banc.advance(2);
    expect(banc.rechargements).toBe(1);
    await banc.advance(70);
    const [first] = banc.serveur.recus;
    expect([first?.diapositive, first?.resultat]).toEqual(['a', 'interrompu']);
    expect(first?.duree).toBeGreaterThan(5_000);
  });

  it('counts no showing of a film that the browser refuses, and does not try it again at once', async () => {
    const film = diapositiveDe('film', { duree: 60, vues: [vueDe('film-1', { vif: { genre: 'video' }, annonce: 7 })] });
    const banc = await playing(manifesteDe([programmeDe([film])]));
    expect(banc.ecran).toBe(shown('film'));
    banc.lecteur?.regie.refusee(new Error('le navigateur refuse de jouer une vidéo'));
    await banc.advance(120);
    expect(banc.ecran).toBe('<p>secours</p>');
    const told = banc.serveur.recus.filter(({ annonce }) => annonce === 7).map(({ resultat }) => resultat);
    expect(told).toEqual(['echec']);
    expect(banc.erreurs()).toContain('refuse de jouer');
    await banc.advance(240);
    expect(banc.ecran).toBe(shown('film'));
  });
});
