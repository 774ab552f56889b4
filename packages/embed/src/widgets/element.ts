import { enhance, type Outils } from './enhance.ts';
import { type Fragment, readFragment } from './fragment.ts';
import { motsDe } from './messages.ts';
import { nomsDe, sourceIncluse } from './source.ts';

const MOST_HAUTEUR = 5_000;

/** `<bridge-liste src="…">`: a list, a fiche or a map in the page of another site; styles neither leave nor enter it. */
export function elementDe(outils: Outils): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ['src'];

    connectedCallback(): void {
      const hauteur = Number(this.getAttribute('hauteur'));
      this.style.display = 'block';
      if (hauteur > 0) this.style.minHeight = `${Math.min(hauteur, MOST_HAUTEUR)}px`;
      void this.load();
    }

    attributeChangedCallback(_nom: string, avant: string | null): void {
      if (avant !== null && this.isConnected) void this.load();
    }

    private async load(): Promise<void> {
      const src = adresseDe(this.getAttribute('src'));
      if (!src) return this.fail();
      const lieu = () => this.shadowRoot ?? this;
      const source = sourceIncluse(src, () => nomsDe(lieu()));
      this.setAttribute('aria-busy', 'true');
      try {
        const adresse = source.fragmentDe(outils.hote.adresse());
        const fragment = readFragment(await outils.hote.load(adresse), adresse);
        if (!fragment) throw new Error('nothing of ours in the answer');
        await this.show(fragment);
        enhance(fragment.racine, outils, source);
      } catch {
        this.fail();
      } finally {
        this.removeAttribute('aria-busy');
      }
    }

    /** Shows a fragment once its styles are loaded; the former content stays until then. */
    private async show({ racine, styles }: Fragment): Promise<void> {
      const ombre = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const liens = styles.map(lienVers);
      ombre.replaceChildren(...liens, document.createElement('slot'));
      await Promise.all(liens.map(arrivee));
      ombre.replaceChildren(...liens, racine);
    }

    /** After a failure, the former content stays; an empty element shows a sentence and a button. */
    private fail(): void {
      if (this.childElementCount > 0 && !this.shadowRoot) return;
      const { erreur, reessayer } = motsDe(this);
      const texte = document.createElement('p');
      texte.setAttribute('role', 'status');
      texte.textContent = erreur;
      const bouton = document.createElement('button');
      bouton.type = 'button';
      bouton.textContent = reessayer;
      bouton.addEventListener('click', () => void this.load());
      const ombre = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      ombre.replaceChildren(document.createElement('slot'), texte, bouton);
    }
  };
}

function adresseDe(src: string | null): URL | null {
  if (!src || !URL.canParse(src, document.baseURI)) return null;
  const adresse = new URL(src, document.baseURI);
  return /^https?:$/.test(adresse.protocol) ? adresse : null;
}

function lienVers(href: string): HTMLLinkElement {
  const lien = document.createElement('link');
  lien.rel = 'stylesheet';
  lien.href = href;
  return lien;
}

const arrivee = (lien: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    lien.addEventListener('load', () => resolve());
    lien.addEventListener('error', () => resolve());
  });
