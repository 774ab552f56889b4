import { screen } from '@testing-library/react';
import { useContext } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { useForm } from '../form.context.ts';
import { button, fill, show } from '../testing/form-context.tsx';
import { plainFields } from '../testing/plain-fields.ts';
import { EnlargedPreview } from './enlarged.context.ts';
import { useFolds } from './folds.store.ts';

plainFields();
fakeBrowser();
beforeEach(() => useFolds.setState({ folded: [], wide: [] }));

function Said() {
  const isEnlarged = useContext(EnlargedPreview);
  return <p data-enlarged={isEnlarged}>{`Vu\u00a0: ${useForm((state) => String(state.values.nom))}`}</p>;
}
function Broken(): never {
  throw new Error('broken');
}
const preview = { title: 'Aperçu', intro: 'Ce que l’on voit.', body: Said };

describe('a preview', () => {
  it('is there before the record is, and follows what is typed', async () => {
    const { user } = show({ id: null, descriptor: { preview } });
    await fill(user, 'Nom', 'Dune');
    expect(await screen.findByText(/^Vu\s: Dune$/)).toBeTruthy();
  });

  it('comes first beside a saved record', async () => {
    show({ descriptor: { preview, panels: () => <h2>Autre chose</h2> } });
    await screen.findByRole('heading', { name: 'Aperçu' });
    const beside = screen.getByRole('complementary');
    const titles = [...beside.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual(['Aperçu', 'Autre chose']);
  });

  it('that is folded is not drawn, and stays folded for the next record', async () => {
    const { user, unmount } = show({ descriptor: { preview } });
    await user.click(await screen.findByRole('button', { name: /^Replier «\sAperçu\s»$/ }));
    expect(screen.queryByText(/^Vu/)).toBeNull();
    expect(localStorage.getItem('bridge.previews.folded')).toBe('["essai"]');
    unmount();
    show({ id: null, descriptor: { preview } });
    await user.click(await screen.findByRole('button', { name: /^Déplier «\sAperçu\s»$/ }));
    expect(await screen.findByText(/^Vu/)).toBeTruthy();
  });

  it('is widened for every record of its kind, and shown alone until one comes back to the form', async () => {
    const { user } = show({ id: null, descriptor: { preview } });
    await fill(user, 'Nom', 'Dune');
    const wider = await screen.findByRole('button', { name: /^Élargir «\sAperçu\s»$/, hidden: true });
    expect(screen.getByText(/^Vu/).dataset.enlarged).toBe('false');
    await user.click(wider);
    expect(screen.getByText(/^Vu/).dataset.enlarged).toBe('true');
    expect(wider.getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('bridge.previews.wide')).toBe('["essai"]');
    await user.click(screen.getByRole('button', { name: /en plein écran$/ }));
    const alone = await screen.findByRole('dialog', { name: 'Aperçu' });
    expect(alone.textContent).toMatch(/Vu\s: Dune/);
    expect(screen.getAllByText(/^Vu/)).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^Vu\s: Dune$/)).toBeTruthy();
  });

  it('has an address of its own, to be looked at in another tab of the browser', async () => {
    const address = (resource: string, id: number, form: string) => `/apercu/${resource}/${id}/${form.length}`;
    show({ descriptor: { preview: { ...preview, address } } });
    const link = await screen.findByRole('link', { name: /^Voir «\sAperçu\s» dans un nouvel onglet$/ });
    expect(link.getAttribute('href')).toBe('/apercu/essai/5/32');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('that fails leaves the form as it is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show({ descriptor: { preview: { title: 'Aperçu', body: Broken } } });
    expect(await screen.findByText('Cette partie n’a pas pu être affichée')).toBeTruthy();
    expect(button('Enregistrer')).toBeTruthy();
  });

  it('in one column stands once, among the parts and not after them all', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(readonly told: (entries: readonly object[]) => void) {}
        observe() {
          this.told([{ contentRect: { width: 360 } }]);
        }
        unobserve() {}
        disconnect() {}
      },
    );
    show({ descriptor: { preview } });
    const title = await screen.findByRole('heading', { name: 'Aperçu' });
    const titles = [...(title.closest('form')?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent);
    expect(titles.indexOf('Aperçu')).toBe(2);
    expect(titles.length).toBeGreaterThan(3);
  });
});
