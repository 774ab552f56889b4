import { errorKinds, uploadFile } from '@bridge/contract';
import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, tokenFor } from '../testing/fake-api.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { useSession } from './session.store.ts';
import { upload } from './upload.ts';

fakeBrowser();

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A request as a browser makes it; the test answers each in its turn. */
class FakeRequest extends EventTarget {
  static answers: Answer[] = [];
  static tokens: (string | undefined)[] = [];
  readonly upload = new EventTarget();
  readonly #headers = new Map<string, string>();
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  send() {
    FakeRequest.tokens.push(this.#headers.get('x-token'));
    const answer = FakeRequest.answers.shift();
    setTimeout(() => {
      this.status = answer?.status ?? 0;
      this.responseText = JSON.stringify(answer?.body);
      this.dispatchEvent(new Event(answer ? 'load' : 'error'));
    });
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

const OLD = tokenFor();
const NEW = tokenFor({ exp: 9_999_999_998 });
const stored = { id: '0d9e8f7a-1b2c-4d3e-8f4a-5b6c7d8e9f00', nom: 'logo.png' };
const file = new Blob(['x'], { type: 'image/png' });
const options = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
const send = (given: Parameters<typeof upload>[3] = options()) =>
  upload(uploadFile, { query: { nom: 'logo.png' } }, file, given);

beforeEach(() => {
  FakeRequest.answers = [];
  FakeRequest.tokens = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  useSession.getState().acceptTokens({ token: OLD, refreshToken: 'r1' });
});

describe('sending a file', () => {
  it('that is refused says why in the toast: there is no field to look at', async () => {
    const { status, ...kind } = errorKinds.invalidInput;
    const message = 'Ce fichier se termine par .jpg mais n’est pas une image JPEG.';
    FakeRequest.answers = [{ status, body: { ...kind, errors: [{ path: 'fichier', message }] } }];
    const shown = vi.spyOn(notifications, 'show');
    await expect(send()).rejects.toThrow();
    expect(shown).toHaveBeenCalledWith(expect.objectContaining({ message, autoClose: 5_000 }));
    shown.mockClear();
    FakeRequest.answers = [{ status, body: { ...kind, errors: [{ path: 'fichier', message }] } }];
    await expect(send({ ...options(), toldInPlace: true })).rejects.toThrow();
    expect(shown).not.toHaveBeenCalled();
  });

  it('with a token that has expired renews it and sends the file once more', async () => {
    const { status, ...kind } = errorKinds.tokenExpired;
    FakeRequest.answers = [
      { status, body: kind },
      { status: 200, body: { code: 20_000, message: '', data: stored } },
    ];
    fakeApi({ 'POST /token/refresh': () => ({ data: { token: NEW, refreshToken: 'r2' } }) });
    await expect(send()).resolves.toEqual(stored);
    expect(FakeRequest.tokens).toEqual([OLD, NEW]);
  });

  it('that never arrives says that the server is out of reach', async () => {
    await expect(send()).rejects.toThrow('Le serveur est injoignable');
  });

  it('that was stopped rejects with the reason of the stop', async () => {
    FakeRequest.answers = [{ status: 200, body: {} }];
    const stop = new AbortController();
    const sent = send({ ...options(), signal: stop.signal });
    stop.abort(new Error('assez'));
    await expect(sent).rejects.toThrow('assez');
  });

  it('that lasts is not given up as long as it moves, and is once it stands still', async () => {
    vi.useFakeTimers();
    const lasting: FakeRequest[] = [];
    vi.spyOn(FakeRequest.prototype, 'send').mockImplementation(function (this: FakeRequest) {
      lasting.push(this);
    });
    const outcome = send().then(
      () => 'sent',
      (error: Error) => error.message,
    );
    await vi.advanceTimersByTimeAsync(50_000);
    const moves = { lengthComputable: true, loaded: 30, total: 100 };
    lasting[0]?.upload.dispatchEvent(Object.assign(new Event('progress'), moves));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await Promise.race([outcome, 'on its way'])).toBe('on its way');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toContain('60 secondes');
  });

  it('refuses an answer of another shape', async () => {
    FakeRequest.answers = [{ status: 200, body: { code: 20_000, message: '', data: { id: 3 } } }];
    await expect(send()).rejects.toThrow('forme attendue');
  });
});
