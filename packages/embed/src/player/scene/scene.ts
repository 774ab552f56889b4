import type { Scene } from '../regie.types.ts';
import { cadrage, mouvement } from './cadrage.rules.ts';
import { type Couche, clearCouche, createCouche, fill, type Outils } from './couche.ts';
import { type Image, isSameBande } from './image.ts';
import { miseAJourEnMots } from './mots.ts';
import { frameIn } from './page.ts';
import { createPolices } from './polices.ts';
import { animate, scroll } from './vif.ts';

interface Dependencies extends Outils {
  readonly lieu: HTMLElement;
  readonly now: () => number;
  readonly onFilmFini: () => void;
  /** Called when the browser will not play a film, or stopped in the middle. */
  readonly onFilmRefuse: (raison: Error) => void;
  readonly fetch: typeof window.fetch;
}

/** A layer in sight, and its place in the drawing, in pixels. */
export interface Plan {
  readonly couche: Couche;
  readonly haut: number;
  readonly hauteur: number;
}

export interface SceneVue extends Scene {
  /** Updates clocks and countdowns, each second. */
  live(): void;
  /** The layer in front. */
  devant(): Couche;
  /** All the layers in sight, from the bottom up. */
  plans(): readonly Plan[];
  /** The screen has changed its size. */
  adjust(): void;
}

/** The scene: two layers that take turns, the band above them, and the messages over everything. */
export function createScene({ lieu, now, onFilmFini, onFilmRefuse, fetch, ...outils }: Dependencies): SceneVue {
  const { ownerDocument: document } = lieu;
  const add = (nom: string, inside: HTMLElement) => {
    const made = document.createElement('div');
    made.className = nom;
    inside.appendChild(made);
    return made;
  };
  const plateau = add('plateau', lieu);
  const couches = [createCouche(document, 'couche-a'), createCouche(document, 'couche-b')] as const;
  for (const { hote } of couches) add('piste', plateau).appendChild(hote);
  const bandes = [createCouche(document, 'bandeau'), createCouche(document, 'bandeau')] as const;
  for (const { hote } of bandes) add('bande', plateau).appendChild(hote);
  const alerte = createCouche(document, 'alerte');
  add('dessus', lieu).appendChild(alerte.hote);
  const mention = add('mention', lieu);
  const nuit = add('nuit', lieu);
  nuit.hidden = true;
  mention.hidden = true;
  let [devant, derriere]: readonly [Couche, Couche] = couches;
  let passage: Promise<void> = Promise.resolve();
  let [bande, relais]: readonly [Couche, Couche] = bandes;
  /** Count of the pictures asked for: only the last one is drawn. */
  let demandes = 0;

  const placePolices = createPolices({ append: (police) => document.fonts.add(police), load: outils.load });

  const isReduced = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const taille = () => ({ largeur: lieu.clientWidth, hauteur: lieu.clientHeight });

  function place(hote: HTMLElement, image: Image, dy = 0, hauteur = image.hauteur): void {
    hote.style.width = `${image.largeur}px`;
    hote.style.height = `${hauteur}px`;
    hote.style.transform = `${cadrage(image, taille(), image.rotation)} translateY(${dy}px)`;
  }

  /** The band stays while slides pass; a changed band is drawn behind, and comes with its slide. */
  async function prepareBande(image: Image, isLatest: () => boolean): Promise<void> {
    clearCouche(relais, outils.adresses);
    if (!image.bandeau || (bande.image && isSameBande(bande.image, image))) return;
    const named = image.bandeau.html.match(/media:[0-9a-f]{64}/g) ?? [];
    const medias = [...new Set(named.map((one) => one.slice('media:'.length)))];
    relais.hote.style.width = `${image.largeur}px`;
    await fill(relais, { ...image, html: image.bandeau.html, vif: null, medias }, outils, isLatest);
    relais.image = image;
  }

  function showBande(image: Image): void {
    if (image.bandeau && !relais.image) return;
    const sortante = bande;
    [bande, relais] = [relais, bande];
    bande.hote.parentElement?.classList.add('devant');
    sortante.hote.parentElement?.classList.remove('devant');
    clearCouche(sortante, outils.adresses);
    scroll(bande.racine, isReduced());
  }

  function layOut(couche: Couche, bandeau: Couche): void {
    const { image, hote } = couche;
    if (!image) return;
    const haut = image.bandeau ? bandeau.hote.offsetHeight : 0;
    const isUp = image.bandeau?.place === 'haut';
    place(hote, image, isUp ? haut : 0, image.hauteur - haut);
    const dy = isUp ? 0 : image.hauteur - haut;
    bandeau.hote.style.transform = `${cadrage(image, taille(), image.rotation)} translateY(${dy}px)`;
  }

  const vivant = ({ image }: Couche) =>
    image && {
      langue: image.langue,
      fuseau: image.fuseau,
      cible: image.vif?.genre === 'compte' ? image.vif.cible : null,
    };

  function live(): void {
    for (const couche of [devant, derriere, bande, relais]) {
      const alive = vivant(couche);
      if (alive) animate(couche.racine, alive, now());
    }
  }

  function crossTo(entrante: Couche, sortante: Couche, image: Image): Promise<void> {
    const [entre, sort] = [entrante.hote.parentElement, sortante.hote.parentElement];
    entre?.classList.add('devant');
    sort?.classList.remove('devant');
    const move = sortante.image && nuit.hidden ? mouvement(image.transition, isReduced()) : null;
    if (!move || !entre?.animate) return Promise.resolve();
    const options = { duration: move.duree, easing: 'ease-in-out' };
    if (move.sort) sort?.animate(move.sort, options);
    const moving = entre.animate(move.entre, options);
    return new Promise((resolve) => {
      moving.onfinish = () => resolve();
      moving.oncancel = () => resolve();
    });
  }

  /** Starts the film. A refusal of the browser is told; a film stopped as its picture leaves is no refusal. */
  function starts({ video }: Couche, image: Image): void {
    const refuses = (raison: Error) => {
      if (devant.image === image) onFilmRefuse(raison);
    };
    video.onended = onFilmFini;
    video.onerror = () => refuses(new Error('une vidéo ne se lit pas jusqu’au bout'));
    video.play().catch(() => refuses(new Error('le navigateur refuse de jouer une vidéo')));
  }

  return {
    async prepare(image) {
      const rang = ++demandes;
      const isLatest = () => rang === demandes;
      const check = () => {
        if (!isLatest()) throw new Error('une autre image a pris sa place');
      };
      await placePolices(image.polices);
      // The layer behind is seen until the transition has ended.
      await passage;
      check();
      await fill(derriere, image, outils, isLatest);
      check();
      await prepareBande(image, isLatest).catch(() => {
        if (isLatest()) clearCouche(relais, outils.adresses);
      });
      check();
      layOut(derriere, relais.image ? relais : bande);
      live();
      if (image.vif?.genre === 'page') void frameIn(derriere, image.vif.adresse, fetch).catch(() => undefined);
    },
    show() {
      const { image } = derriere;
      if (!image) return;
      [devant, derriere] = [derriere, devant];
      const sortante = derriere;
      if (image.vif?.genre === 'video') starts(devant, image);
      passage = crossTo(devant, sortante, image).then(() => clearCouche(sortante, outils.adresses));
      showBande(image);
      nuit.hidden = true;
      live();
    },
    urgence(image) {
      clearCouche(alerte, outils.adresses);
      alerte.hote.hidden = image === null;
      if (!image) return;
      nuit.hidden = true;
      void fill(alerte, image, outils).catch(() => undefined);
      place(alerte.hote, image);
    },
    noir() {
      nuit.hidden = false;
      mention.hidden = true;
    },
    mention(depuis) {
      mention.hidden = depuis === null;
      const { langue = 'fr', fuseau = 'Europe/Paris' } = devant.image ?? {};
      const said = depuis === null ? '' : miseAJourEnMots(depuis, langue, fuseau);
      if (mention.textContent !== said) mention.textContent = said;
    },
    live,
    devant: () => devant,
    plans() {
      if (alerte.image) return [{ couche: alerte, haut: 0, hauteur: alerte.image.hauteur }];
      const { image } = devant;
      if (!image || !nuit.hidden) return [];
      const band = image.bandeau ? bande.hote.offsetHeight : 0;
      const isUp = image.bandeau?.place === 'haut';
      const vue = { couche: devant, haut: isUp ? band : 0, hauteur: image.hauteur - band };
      return band === 0 ? [vue] : [vue, { couche: bande, haut: isUp ? 0 : vue.hauteur, hauteur: band }];
    },
    adjust() {
      for (const couche of couches) layOut(couche, bande);
      if (alerte.image) place(alerte.hote, alerte.image);
    },
  };
}
