import { beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from './testing/page.ts';

const ICI = 'http://localhost:3000/public/ot/fr/liste';

beforeEach(() => window.history.replaceState(null, '', '/public/ot/fr/liste'));

const guided = (question = 'a') => open({ direct: true, question });
const choose = (page: ReturnType<typeof guided>, value: string) => {
  const choix = page.find<HTMLInputElement>(`input[value=${value}]`);
  choix.focus();
  choix.checked = true;
  choix.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return choix;
};

describe('a guided search', () => {
  it('counts what is left at each choice, and stays at its question', async () => {
    vi.useFakeTimers();
    const page = guided();
    const choix = choose(page, 'b');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(page.demandes[0]?.adresse.search).toBe('?commune=b&question=a');
    await page.answer({ direct: true, question: 'a', coches: ['b'] });
    expect(document.activeElement).toBe(choix);
  });

  it('leads on with what is chosen, even before the list followed it, and tells the next question', async () => {
    const page = guided();
    const question = page.find('#question-a');
    choose(page, 'b');
    page.find('#suivant').click();
    expect(page.demandes.at(-1)?.adresse.search).toBe('?commune=b&question=a-');
    await page.answer({ direct: true, question: 'b', coches: ['b'] });
    expect(question.isConnected).toBe(false);
    expect(document.activeElement).toBe(page.find('#question-b'));
  });

  it('ends at its results, and comes back to its questions', async () => {
    const page = guided();
    page.find('#suivant').click();
    await page.answer({ direct: true, question: '-' });
    expect(document.activeElement).toBe(page.find('[data-bridge-resultats]'));
    page.find('#reprendre').click();
    await page.answer({ direct: true, question: 'a' });
    expect(document.activeElement).toBe(page.find('#question-a'));
  });

  it('shows again the question that the browser goes back to', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const page = guided();
    page.find('#suivant').click();
    await page.answer({ direct: true, question: 'b' });
    expect(window.location.href).toBe(`${ICI}?question=a-`);
    await new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
      window.history.back();
    });
    expect(window.location.href).toBe(ICI);
    expect(page.find('[data-bridge-question]').id).toBe('question-a');
    expect(page.demandes).toHaveLength(1);
  });
});
