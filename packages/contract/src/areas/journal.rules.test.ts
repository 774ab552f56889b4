import { describe, expect, it } from 'vitest';
import { changesIn, changesInWords } from './journal.rules.ts';
import { actionLabel, changeText, targetLabel } from './journal.words.ts';

describe('the details of an audit line', () => {
  it('are read field by field, whichever way they were written', () => {
    const expected = [{ champ: 'nom', avant: 'A', apres: 'B' }];
    expect(changesIn({ nom: { avant: 'A', apres: 'B' } })).toEqual(expected);
    expect(changesIn({ avant: { nom: 'A', code: 'x' }, apres: { nom: 'B', code: 'x' } })).toEqual(expected);
    expect(changesIn({ role: 'ROLE_ADMIN' })).toEqual([{ champ: 'role', avant: null, apres: 'ROLE_ADMIN' }]);
    expect(changesIn({ avant: { nom: 'A' } })).toEqual([{ champ: 'nom', avant: 'A', apres: null }]);
    expect(changesIn({})).toEqual([]);
  });

  it('never show a secret, however deep', () => {
    const shown = JSON.stringify(
      changesIn({
        cle_api: { avant: 'canari', apres: 'canari' },
        acces: { avant: null, apres: [{ refreshToken: 'canari', adresse: 'https://exemple.fr' }] },
        avant: { password_hash: 'canari' },
        apres: { password_hash: 'canari2' },
      }),
    );
    expect(shown).not.toContain('canari');
    expect(shown).toContain('https://exemple.fr');
  });

  it('show how long passwords must be, which is no secret', () => {
    expect(changesIn({ mot_de_passe_longueur: { avant: 12, apres: 16 } })).toEqual([
      { champ: 'mot_de_passe_longueur', avant: 12, apres: 16 },
    ]);
  });
});

describe('the words of the audit log', () => {
  it('say values as their fields do, and never as they are stored', () => {
    const regles = { genre: 'groupe', lien: 'et', regles: [{ genre: 'fait', fait: 'photo', present: true }] };
    expect(changeText('selection', 'regles', regles)).toBe('Les objets publiés qui ont une photo.');
    expect(changeText('planification', 'calendrier', { genre: 'quotidienne', heure: '06:00' })).toBe(
      'Chaque jour à 6\u00a0h',
    );
    expect(changeText('modeleEdition', 'plan', [{ genre: 'futur' }])).not.toMatch(/[{}[\]]/);
    expect(changeText('site', 'langues', ['fr', 'en'])).toBe('Français, Anglais');
    expect(
      changeText('parametres', 'champ_id_produit', { lei: 'A', tourinsoft: 'B', apidae: 'C', datatourisme: 'D' }),
    ).toContain('LEI\u00a0: A');
    expect(changeText('annonce', 'du', '2026-11-14')).toBe('14 nov. 2026');
    expect(changeText('utilisateur', 'expireLe', '2026-11-14T23:30:00.000Z')).toMatch(/^1[45] nov\. 2026/);
    expect(changeText('', 'ressource', 'listeWeb')).toBe('Liste');
    expect(changeText('', 'inconnu', { a: { b: [1, true] } })).toBe('a\u00a0: b\u00a0: 1, oui');
    expect(changeText('tag', 'libelle', null)).toBe('vide');
  });

  it('tell a line in few words, as somebody would', () => {
    const change = (champ: string, avant: unknown, apres: unknown) => ({ champ, avant, apres });
    expect(changesInWords('tag', [change('libelle', { fr: 'Été' }, { fr: 'Hiver' }), change('parent', 1, 2)])).toBe(
      'Libellé\u00a0: Été → Hiver · Tag parent',
    );
    const created = [change('id', null, 3), change('libelle', null, { fr: 'Été' }), change('code', null, 'ete')];
    const quiet = [change('famille', null, ''), change('parent', null, 4), change('modifieLe', null, '2026-11-14')];
    expect(changesInWords('tag', [...created, ...quiet])).toBe('Code\u00a0: ete');
    expect(changesInWords('selection', [change('regles', { genre: 'groupe' }, null)])).toBe('Règles');
    expect(changesInWords('depot', [change('nom', null, 'a.xml'), change('taille', null, 2_400_000)])).toMatch(
      /^(Nom|Emplacement)\u00a0: a\.xml · Poids\u00a0: 2,4\u00a0Mo$/,
    );
    expect(changesInWords('', [])).toBe('');
  });

  it('name what happened, and keep what they do not know as it is', () => {
    expect(actionLabel('session.ouvrir')).toBe('Connexion');
    expect(actionLabel('tag.creer')).toBe('Tag\u00a0: création');
    expect(actionLabel('media.partager')).toBe('Média\u00a0: partage par un lien');
    expect(actionLabel('media.revoquer')).toBe('Média\u00a0: révocation d’un lien');
    expect(actionLabel('futur.chose')).toBe('futur.chose');
    expect(targetLabel('entite')).toBe('Entité');
    expect(targetLabel('depot')).toBe('Fichier déposé');
    expect(targetLabel('futur')).toBe('futur');
  });
});
