import { errorKinds, fluxTourinsoft, LARGEST_DEPOT } from '@bridge/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawField } from '../../../resource/widgets/testing/draw.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import descriptor from '../flux-tourinsoft.console.ts';
import { depotOf, depotProblem, depotRefusal, kindsFor } from './depot.rules.ts';

fakeBrowser();

/** A request of a browser whose events the test fires. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  address = '';
  status = 0;
  responseText = '';
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    FakeRequest.sent.push(this);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 100 }));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

const DEPOTS = [
  { nom: 'entite-1/gites.json', taille: 2_400_000, le: '2026-11-14T08:00:00.000Z', dossier: false },
  { nom: 'commun/hotels', taille: 0, le: '2026-11-10T08:00:00.000Z', dossier: true },
];
const { depot } = fluxTourinsoft.fields;
const list = { 'GET /api/administration/depots/lisibles': () => ({ data: { items: DEPOTS } }) };
const choose = (file: File) => fireEvent.change(screen.getByLabelText('Fichier'), { target: { files: [file] } });
const json = (name = 'offres.json') => new File(['[]'], name, { type: 'application/json' });
const request = () => {
  const [first] = FakeRequest.sent;
  if (!first) throw new Error('nothing was sent');
  return first;
};

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  fakeApi(list);
});

describe('the file of a feed', () => {
  it('is sent with its progress, as plain bytes, and becomes the one that is read', async () => {
    const { last } = drawField(depot, { descriptor, value: '' });
    await screen.findByRole('button', { name: 'Envoyer un fichier' });
    choose(json());
    expect(request().address).toBe('/prod-api/api/administration/depots/fichiers?nom=offres.json');
    expect(request().headers['content-type']).toBe('application/octet-stream');
    act(() => request().progress(40));
    expect(screen.getByRole('progressbar', { name: 'Envoi de offres.json' }).getAttribute('aria-valuenow')).toBe('40');
    const stored = { nom: 'entite-1/offres.json', taille: 2, le: '2026-11-15T08:00:00.000Z', dossier: false };
    act(() => request().answer(200, { code: 20_000, message: '', data: stored }));
    await waitFor(() => expect(last()).toBe('entite-1/offres.json'));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is there once it was received, whatever a list that was asked for before says', async () => {
    const stored = { nom: 'entite-1/offres.json', taille: 2, le: new Date().toISOString(), dossier: false };
    const answers: ((data: object) => void)[] = [];
    fakeApi({
      'GET /api/administration/depots/lisibles': () =>
        new Promise((resolve) => answers.push((items) => resolve({ data: { items } }))),
    });
    drawField(depot, { descriptor, value: '' });
    await screen.findByRole('button', { name: 'Envoyer un fichier' });
    choose(json());
    act(() => request().answer(200, { code: 20_000, message: '', data: stored }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(DEPOTS);
    expect(await screen.findByText(/déposé à l’instant/)).toBeTruthy();
    answers[1]?.([...DEPOTS, stored]);
    await screen.findByRole('combobox');
    expect(screen.queryByText(/Introuvable/)).toBeNull();
  });

  it('may be dropped', async () => {
    const { container } = drawField(depot, { descriptor, value: '' });
    await screen.findByRole('button', { name: 'Envoyer un fichier' });
    const zone = container.querySelector('[data-over]');
    if (zone) fireEvent.drop(zone, { dataTransfer: { files: [json()] } });
    expect(FakeRequest.sent).toHaveLength(1);
  });

  it('is chosen among those of the server, folders included', async () => {
    const { user, last } = drawField(depot, { descriptor, value: '' });
    await user.click(await screen.findByRole('combobox', { name: 'Fichier\u00a0: choisir sur le serveur' }));
    await user.click(await screen.findByRole('option', { name: /hotels.*Dossier/ }));
    expect(last()).toBe('commun/hotels');
  });

  it('shows its size, or that it is no longer there', async () => {
    drawField(depot, { descriptor, value: 'entite-1/gites.json' });
    expect(await screen.findByText(/^2,4 Mo · déposé/)).toBeDefined();
  });

  it('that went away says so', async () => {
    drawField(depot, { descriptor, value: 'perdu.json' });
    expect(await screen.findByText(/^Introuvable sur le serveur/)).toBeDefined();
  });

  it('that the server refuses says why, and leaves the field as it was', async () => {
    const { typed } = drawField(depot, { descriptor, value: '' });
    await screen.findByRole('button', { name: 'Envoyer un fichier' });
    choose(json());
    act(() => request().answer(400, { code: 40_000, message: 'Ce fichier n’est ni du JSON ni du XML.', data: null }));
    expect((await screen.findByRole('alert')).textContent).toBe('Ce fichier n’est ni du JSON ni du XML.');
    expect(typed).not.toHaveBeenCalled();
  });

  it('on its way holds the form, and can be stopped', async () => {
    const release = vi.fn<() => void>();
    const { user } = drawField(depot, { descriptor, value: '', hold: () => release });
    await screen.findByRole('button', { name: 'Envoyer un fichier' });
    choose(json());
    expect(release).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Annuler l’envoi' }));
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may still be sent where the list of the server cannot be read', async () => {
    fakeApi({ 'GET /api/administration/depots/lisibles': () => refusal(errorKinds.internal) });
    drawField(depot, { descriptor, value: '' });
    expect((await screen.findByRole('alert')).textContent).toContain('n’ont pas pu être lus');
    expect(screen.getByRole('button', { name: 'Envoyer un fichier' })).toBeDefined();
  });
});

describe('a file that cannot be a feed', () => {
  it('is refused before it is sent, with what to do', () => {
    expect(depotRefusal({ name: 'vide.json', size: 0 })).toContain('est vide');
    expect(depotRefusal({ name: 'gros.json', size: LARGEST_DEPOT + 200_000_000 })).toContain('1,2\u00a0Go');
    expect(depotRefusal({ name: 'photo.png', size: 10 })).toContain('n’est pas un fichier de flux');
    for (const name of [
      'OFFRES.ZIP',
      'gites.csv',
      'gites.xlsx',
      'gites.geojson',
      'fiche.jsonld',
      'gites.txt',
      'gites.csv.gz',
    ])
      expect(depotRefusal({ name, size: 10 })).toBeUndefined();
    expect(depotProblem(new Error('?'))).toContain('Réessayez');
  });
});

describe('what a feed reads', () => {
  it('is told of its system: LEI reads no table, and Apidae no XML', () => {
    expect(kindsFor('fluxLei')).toBe('XML ou GZ');
    expect(kindsFor('fluxApidae')).not.toContain('XML');
    expect(kindsFor('fluxTourinsoft')).toContain('Excel');
  });

  const depot = (nom: string, dossier = false) => ({ nom, dossier, taille: 1, le: '2026-11-15T10:00:00Z' });
  const depots = [depot('entite-3/gites.json'), depot('commun/demonstration', true), depot('commun/lei.xml')];

  it('is found by its name, or in the folder that holds it', () => {
    expect(depotOf(depots, 'entite-3/gites.json')?.nom).toBe('entite-3/gites.json');
    expect(depotOf(depots, 'commun/demonstration/lei')?.nom).toBe('commun/demonstration');
  });

  it('is gone where nothing holds it: a file holds nothing', () => {
    for (const name of ['entite-3/autre.json', 'commun/lei.xml/x', 'commun/demonstrations'])
      expect(depotOf(depots, name)).toBeUndefined();
  });
});
