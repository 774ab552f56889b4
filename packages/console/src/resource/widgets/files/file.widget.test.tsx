import { file } from '@bridge/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { drawField } from '../testing/draw.tsx';

fakeBrowser();

/** A request of a browser whose events the test fires. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  address = '';
  body: unknown;
  status = 0;
  responseText = '';
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
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

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

const logo = file({ label: 'Logo' });
const stored = { id: '0d9e8f7a-1b2c-4d3e-8f4a-5b6c7d8e9f00', nom: 'logo.png' };
const image = (size = 10, type = 'image/png') => new File([new Uint8Array(size)], 'logo.png', { type });
const choose = (chosen: File) => fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [chosen] } });
const request = () => {
  const [first] = FakeRequest.sent;
  if (!first) throw new Error('nothing was sent');
  return first;
};

describe('a file', () => {
  it('is sent as it is, with its type and its name, and kept once stored', async () => {
    const { last } = drawField(logo, { value: null });
    await screen.findByRole('button', { name: 'Choisir un fichier' });
    const chosen = image();
    choose(chosen);
    expect(request().address).toBe('/prod-api/api/fichiers?nom=logo.png');
    expect(request().headers['content-type']).toBe('image/png');
    expect(request().body).toBe(chosen);
    act(() => request().progress(40));
    expect(screen.getByRole('progressbar', { name: 'Envoi du fichier' }).getAttribute('aria-valuenow')).toBe('40');
    act(() => request().answer(200, { code: 20_000, message: '', data: stored }));
    await waitFor(() => expect(last()).toEqual(stored));
    expect(screen.queryByRole('progressbar')).toBeNull();
    const preview = screen.getByRole('img', { name: 'Aperçu de logo.png' });
    expect(preview.getAttribute('src')).toBe(`/prod-api/api/fichiers/${stored.id}`);
  });

  it('may be dropped', async () => {
    const { container } = drawField(logo, { value: null });
    await screen.findByRole('button', { name: 'Choisir un fichier' });
    const zone = container.querySelector('[data-over]');
    if (zone) fireEvent.drop(zone, { dataTransfer: { files: [image()] } });
    expect(FakeRequest.sent).toHaveLength(1);
  });

  it('of the wrong kind or too heavy is refused before it is sent', async () => {
    drawField(logo, { value: null });
    await screen.findByRole('button', { name: 'Choisir un fichier' });
    choose(image(10, 'image/gif'));
    expect(screen.getByRole('alert').textContent).toContain('n’est pas un fichier PNG, JPEG ou WEBP.');
    choose(image(1_000_001));
    expect(screen.getByRole('alert').textContent).toContain('pèse 1\u00a0Mo');
    expect(FakeRequest.sent).toHaveLength(0);
  });

  it('that the server refuses says why', async () => {
    const { typed } = drawField(logo, { value: null });
    await screen.findByRole('button', { name: 'Choisir un fichier' });
    choose(image());
    act(() => request().answer(415, { code: 41_501, message: 'Ce fichier n’est pas une image.', data: null }));
    expect((await screen.findByRole('alert')).textContent).toBe('Ce fichier n’est pas une image.');
    expect(typed).not.toHaveBeenCalled();
  });

  it('on its way can be stopped', async () => {
    const { user, typed } = drawField(logo, { value: null });
    await screen.findByRole('button', { name: 'Choisir un fichier' });
    choose(image());
    await user.click(screen.getByRole('button', { name: 'Annuler l’envoi' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typed).not.toHaveBeenCalled();
  });

  it('on its way holds the form, whatever its end', async () => {
    const release = vi.fn<() => void>();
    const hold = vi.fn(() => release);
    const { user } = drawField(logo, { value: null, hold });
    await screen.findByRole('button', { name: 'Choisir un fichier' });
    choose(image());
    expect(hold).toHaveBeenCalledTimes(1);
    expect(release).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Annuler l’envoi' }));
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
    choose(image());
    act(() => FakeRequest.sent[1]?.answer(200, { code: 20_000, message: '', data: stored }));
    await waitFor(() => expect(release).toHaveBeenCalledTimes(2));
  });

  it('is taken off', async () => {
    const { user, last } = drawField(logo, { value: stored });
    await user.click(await screen.findByRole('button', { name: 'Retirer' }));
    expect(last()).toBeNull();
  });

  it('only read is a picture with its name', () => {
    drawField(logo, { value: stored, readOnly: true });
    expect(screen.getByText('logo.png')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
