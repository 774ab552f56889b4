import type { Ligne } from '@bridge/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../../../../api/browser.ts';
import { MOST_DRAWN } from '../../../../resource/list/table/virtual-rows.tsx';
import { fakeBrowser } from '../../../../testing/fake-browser.ts';
import { apercuOf, champOf, showLignes, suggestionOf } from '../testing/show-lignes.tsx';
import { toFile } from './lignes.file.ts';

fakeBrowser();

const STRUCTURE = [champOf('Nom'), champOf('Tel'), champOf('Divers')];
const LIGNES: Ligne[] = [
  { champ: 'Nom', cible: 'nom' },
  { champ: 'Ancien', cible: 'resume' },
];
const rows = () => [...document.querySelectorAll('tbody th')].map((cell) => cell.querySelector('span')?.textContent);

describe('a mapping', () => {
  it('shows each field of the feed, what is mapped, what the feed no longer has and what is left to do, and maps a field to a target found by typing', async () => {
    const { user, lignes } = showLignes({ structure: STRUCTURE, lignes: LIGNES });
    expect(await screen.findByText('2 champs sur 4 reliés')).toBeDefined();
    expect(rows()).toEqual(['Nom', 'Tel', 'Divers', 'Ancien']);
    expect(screen.getByText('Ce champ n’est plus dans le flux.')).toBeDefined();
    expect(screen.getByLabelText(/^Tel.: rempli à 80.%$/)).toBeDefined();
    await user.click(await screen.findByText('Non reliés 2'));
    expect(rows()).toEqual(['Tel', 'Divers']);
    await user.click(screen.getByText('À vérifier 1'));
    expect(rows()).toEqual(['Ancien']);

    await user.click(screen.getByText('Non reliés 2'));
    const target = await screen.findByLabelText('Cible de Tel');
    await user.click(target);
    await user.type(target, 'téléph');
    await user.click(await screen.findByText('Téléphone'));
    expect(lignes().at(-1)).toEqual({ champ: 'Tel', cible: 'contact.telephone' });
    expect(screen.getByText('3 champs sur 4 reliés')).toBeDefined();
  });

  it('that was made before its feed could be read is filled from here', async () => {
    const relue = { structure: STRUCTURE, comparaison: { nouveaux: [], disparus: [], renommes: [] }, suggestions: [] };
    const { user } = showLignes({
      api: { 'POST /api/administration/tourinsoft-v3/mapping/9/structure': () => ({ data: relue }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Relire la structure' }));
    expect(await screen.findByText('0 champ sur 3 relié')).toBeDefined();
  });

  it('of seven hundred fields draws those that can be seen', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
    showLignes({ structure: Array.from({ length: 700 }, (_, rank) => champOf(`Champ${rank}`)) });
    expect(await screen.findByText('0 champ sur 700 relié')).toBeDefined();
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    expect(rows().length).toBeLessThanOrEqual(MOST_DRAWN);
  });

  it('asks no feed that another entity shares for its records', async () => {
    const lent = { id: 4, version: 1, nom: 'Val', modifiable: false };
    const asked = vi.fn(() => ({ data: apercuOf() }));
    showLignes({
      structure: STRUCTURE,
      lignes: LIGNES,
      api: {
        'GET /api/administration/tourinsoft-v3/flux': () => ({ data: { items: [lent], total: 1, names: {} } }),
        'POST /api/administration/tourinsoft-v3/mapping/apercu': asked,
      },
    });
    expect(await screen.findByText(/^Créez un flux Tourinsoft/)).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it('that is only read offers no settings to change', async () => {
    showLignes({ structure: STRUCTURE, lignes: LIGNES, readOnly: true });
    expect(await screen.findByText('2 champs sur 4 reliés')).toBeDefined();
    expect(screen.queryByLabelText('Réglages de Nom')).toBeNull();
  });

  it('that has no field yet says where they come from', async () => {
    showLignes({ isNew: true });
    expect(await screen.findByText(/Le plus rapide est de partir d’un flux/)).toBeDefined();
  });
});

describe('what was found without asking', () => {
  const proposee = { confiance: 0.92, raison: 'Le nom désigne «\u00a0Téléphone\u00a0».' };
  const guessed: Ligne[] = [
    { champ: 'Nom', cible: 'nom' },
    { champ: 'Tel', cible: 'contact.telephone', proposee },
  ];
  const divers = { ligne: { champ: 'Divers', cible: 'critere' }, confiance: 0.4, raison: 'Peu de valeurs.' } as const;

  it('says how sure it is and why, and waits for a person; below the threshold, it asks', async () => {
    const { user, lignes } = showLignes({ structure: STRUCTURE, lignes: guessed, suggestions: [divers] });
    expect(await screen.findByText(/^Sûr à 92.%. Le nom désigne/)).toBeDefined();
    expect(await screen.findByText(/^À vous de dire \(sûr à 40.% seulement\)\. Peu de valeurs\.$/)).toBeDefined();
    await user.click(screen.getByText('À confirmer 1'));
    expect(rows()).toEqual(['Tel']);
    await user.click(screen.getByLabelText(/^Confirmer Tel/));
    expect(lignes()).toEqual([guessed[0], { champ: 'Tel', cible: 'contact.telephone' }]);
  });

  it('is not confirmed among others where it says which offer this is, and is hardly sure', async () => {
    const unsure = { confiance: 0.6, raison: 'De courts intitulés.' };
    const { user, lignes } = showLignes({
      structure: STRUCTURE,
      lignes: [
        { champ: 'Nom', cible: 'nom', proposee: unsure },
        { champ: 'Tel', cible: 'contact.telephone', proposee },
      ],
    });
    await user.click(await screen.findByText('Confirmer le champ proposé'));
    expect(lignes()).toEqual([
      { champ: 'Nom', cible: 'nom', proposee: unsure },
      { champ: 'Tel', cible: 'contact.telephone' },
    ]);
    expect(screen.queryByText('Confirmer le champ proposé')).toBeNull();
    expect(screen.getByText('À confirmer 1')).toBeDefined();
  });

  it('is confirmed all at once, and is a person’s once it is changed', async () => {
    const { user, lignes } = showLignes({ structure: STRUCTURE, lignes: guessed });
    const target = await screen.findByLabelText('Cible de Tel');
    await user.click(target);
    await user.clear(target);
    await user.type(target, 'mobile');
    await user.click(await screen.findByText('Mobile'));
    expect(lignes().at(-1)).toEqual({ champ: 'Tel', cible: 'contact.mobile' });
    expect(screen.queryByText(/^Confirmer le/)).toBeNull();
  });
});

describe('the structure read again', () => {
  const relecture = {
    structure: [champOf('Nom'), champOf('Accroche'), champOf('Photos')],
    comparaison: { nouveaux: ['Photos'], disparus: [], renommes: [{ avant: 'Ancien', apres: 'Accroche' }] },
    suggestions: [suggestionOf({ champ: 'Photos', cible: 'medias', separateurs: { lignes: '#' } })],
  };
  const api = { 'POST /api/administration/tourinsoft-v3/mapping/9/structure': () => ({ data: relecture }) };

  it('remaps a renamed field in one click, and takes what is suggested for the new ones', async () => {
    const { user, lignes, sent } = showLignes({ structure: STRUCTURE, lignes: LIGNES, api });
    await user.click(await screen.findByText('Relire la structure'));
    const box = within(await screen.findByLabelText('Structure relue'));
    expect(sent('POST /api/administration/tourinsoft-v3/mapping/9/structure')[0]?.body).toEqual({ flux: 4 });
    await user.click(box.getByLabelText('Relier Accroche à la place de Ancien'));
    expect(lignes()).toContainEqual({ champ: 'Accroche', cible: 'resume' });
    expect(box.getByText('relié')).toBeDefined();
    await user.click(screen.getByText('Accepter la suggestion'));
    expect(lignes()).toContainEqual({ champ: 'Photos', cible: 'medias', separateurs: { lignes: '#' } });
    expect(screen.getByText('3 champs sur 3 reliés')).toBeDefined();
  });

  it('does not say that a renamed field is mapped when nothing uses it', async () => {
    const { user } = showLignes({ structure: STRUCTURE, lignes: [{ champ: 'Nom', cible: 'nom' }], api });
    await user.click(await screen.findByText('Relire la structure'));
    const box = within(await screen.findByLabelText('Structure relue'));
    expect(box.getByText('non utilisé')).toBeDefined();
    expect(screen.getByText(/^Sûr à 90.%. Même nom\.$/)).toBeDefined();
  });

  it('that cannot be read says why', { tags: 'torture' }, async () => {
    const refused = {
      'POST /api/administration/tourinsoft-v3/mapping/9/structure': () => ({
        status: 422,
        code: 42_202,
        message: 'La source ne répond pas.',
      }),
    };
    const { user } = showLignes({ structure: STRUCTURE, lignes: LIGNES, api: refused });
    await user.click(await screen.findByText('Relire la structure'));
    expect((await screen.findByRole('alert')).textContent).toContain('La source ne répond pas.');
  });
});

describe('the preview', () => {
  it('shows real records before and after, one by one, with what would be refused', async () => {
    const { user } = showLignes({ structure: STRUCTURE, lignes: LIGNES });
    const preview = within(await screen.findByLabelText('Aperçu'));
    expect(await preview.findByText('Fiche 1 sur 2')).toBeDefined();
    expect(within(preview.getByLabelText('Dans la source')).getByText('GÎTE DE L’ÉTANG')).toBeDefined();
    expect(within(preview.getByLabelText('Au catalogue')).getByText('Gîte de l’Étang')).toBeDefined();
    await user.click(preview.getByLabelText('Fiche suivante'));
    expect(preview.getByText('Sans commune.')).toBeDefined();
    expect(preview.getByLabelText(/^Nom.: rempli à 95.%$/)).toBeDefined();
  });

  it('is asked for again with lines that are not saved', async () => {
    const { user, apercus } = showLignes({ structure: STRUCTURE, lignes: LIGNES });
    await waitFor(() => expect(apercus()).toHaveLength(1));
    await user.click(await screen.findByLabelText('Ne plus relier Nom'));
    await waitFor(() => expect(apercus()).toHaveLength(2));
    expect(apercus()[1]).toEqual({ flux: 4, lignes: [{ champ: 'Ancien', cible: 'resume' }] });
  });

  it('marks the fields whose values nobody knows', async () => {
    const data = apercuOf({ valeursInconnues: [{ champ: 'Nom', valeurs: ['Yourte'] }] });
    showLignes({
      structure: STRUCTURE,
      lignes: LIGNES,
      api: { 'POST /api/administration/tourinsoft-v3/mapping/apercu': () => ({ data }) },
    });
    expect(await screen.findByText('Valeurs inconnues : Yourte')).toBeDefined();
    expect(screen.getByText('À vérifier 2')).toBeDefined();
  });
});

describe('a mapping as a file', () => {
  it('leaves and comes back', async () => {
    const saved = vi.spyOn(browser, 'save').mockImplementation(() => undefined);
    const { user, lignes } = showLignes({ structure: STRUCTURE });
    await user.click(await screen.findByText('Fichier'));
    await user.click(await screen.findByText('Exporter en JSON'));
    expect(saved.mock.calls[0]?.[1]).toBe('correspondance-gites.json');
    const file = new File([toFile('Autre', LIGNES)], 'autre.json', { type: 'application/json' });
    fireEvent.change(screen.getByLabelText('Fichier de correspondance'), { target: { files: [file] } });
    await waitFor(() => expect(lignes()).toEqual(LIGNES));
  });
});
