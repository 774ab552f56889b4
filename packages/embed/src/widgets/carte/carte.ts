import type { Hote } from '../hote.ts';
import { announceSurvol, listenToSurvol } from '../survol.ts';
import { type Couche, readCouche } from './couche.ts';
import { readDonnees } from './donnees.ts';
import { addGarniture, put } from './garniture.ts';
import { type Ligne, type Lus, type Point, readGpx } from './geojson.ts';
import { empriseDe, type Marque, marquesDans } from './grille.ts';
import { infobulleDe, replace } from './infobulle.ts';
import { boutonDe } from './marque.ts';
import { motsDeCarte } from './mots.ts';
import { giveStyles } from './styles.ts';
import { PLUS_PRES, surfaceSur, type Trait } from './surface.ts';
import { zoneDe } from './zone.ts';

export interface OutilsDeCarte {
  readonly racine: HTMLElement;
  readonly hote: Hote;
  /** Base of the relative addresses in the data. */
  readonly base: URL;
}

export interface Carte {
  /** Reads the data of the map again, after the list has changed. */
  readAgain(): Promise<void>;
}

const RIEN: Lus = { points: [], lignes: [], surfaces: [], pages: 1 };

/** Opens a map in the place that the server kept for it. */
export function openCarte(place: HTMLElement, { racine, hote, base }: OutilsDeCarte): Carte {
  const donnees = readDonnees(place);
  if (!donnees) throw new Error('no map in the page');
  giveStyles(place.getRootNode());
  const mots = motsDeCarte(place);
  const { dessin, fond, message } = put(place, donnees.hauteur);
  fond.setAttribute('role', 'group');
  fond.setAttribute('aria-label', donnees.titre || mots.carte);
  let couches = donnees.couches;
  let lues: Lus[] = [];
  const visibles = couches.map(({ visible }) => visible);
  let montree = '';
  let cadree = donnees.centre !== null;
  let framed = false;

  const surface = surfaceSur(fond, { donnees, mots, immobile: hote.immobile(), onMove: () => onMove() });
  const zone = zoneDe(racine, mots, surface.vue);
  dessin.append(zone.bouton);
  const vues = () => lues.filter((_, rang) => visibles[rang] !== false);
  const pointsVisibles = () => vues().flatMap(({ points }) => points);
  /** The lines and areas to draw: those of files always, those of objets where the map draws tracks. */
  const traitsVisibles = () =>
    lues.flatMap(({ lignes, surfaces }, rang): Trait[] => {
      const couche = couches[rang];
      if (visibles[rang] === false || !couche || !(couche.fichier || donnees?.traces)) return [];
      return [{ lignes, surfaces, couleur: couche.fichier ? couche.couleur : null }];
    });

  function onMove(): void {
    draw();
    zone.offer(surface.vue());
  }

  function draw(): void {
    const tenu = [...surface.boutons()].find(([, bouton]) => bouton.matches(':focus'))?.[1];
    const marques = marquesDans(pointsVisibles(), surface.emprise(), surface.zoom(), donnees?.regrouper ?? true);
    surface.mark(marques, bouton);
    // A visitor whose mark has gone stays on the map, rather than at the top of the page.
    if (tenu && !tenu.isConnected) fond.focus({ preventScroll: true });
  }

  function bouton(marque: Marque): HTMLButtonElement {
    const element = boutonDe(marque, couches, mots);
    const [premier] = marque.points;
    const look = (objet: string | null) => () => announceSurvol(racine, { objet, de: 'carte' });
    element.addEventListener('click', () => press(marque, element));
    if (premier && marque.points.length === 1) {
      for (const entree of ['pointerenter', 'focus']) element.addEventListener(entree, look(premier.id));
      for (const sortie of ['pointerleave', 'blur']) element.addEventListener(sortie, look(null));
    }
    return element;
  }

  function press(marque: Marque, depuis: HTMLElement): void {
    const emprise = empriseDe(marque.points);
    const etendu = emprise !== null && (emprise.est - emprise.ouest > 1e-5 || emprise.nord - emprise.sud > 1e-5);
    if (emprise && marque.points.length > 1 && etendu && surface.zoom() < PLUS_PRES) surface.frame(emprise);
    else show(marque, depuis);
  }

  function show(marque: Marque, depuis: HTMLElement): void {
    const close = () => {
      surface.close();
      (depuis.isConnected ? depuis : fond).focus({ preventScroll: true });
    };
    const contenu = infobulleDe({ points: marque.points, mots, base, close });
    surface.open(marque, contenu);
    const [seul, ...autres] = marque.points;
    if (seul && autres.length === 0) void dress(contenu, seul);
    if (donnees?.traces) for (const point of marque.points.slice(0, 3)) void drawTrace(point);
  }

  /** Replaces the words of a popup by the one that the server draws, if it comes. */
  async function dress(contenu: HTMLElement, point: Point): Promise<void> {
    const debut = donnees?.infobulles ?? '';
    const suite = `${debut}${encodeURIComponent(point.id)}`;
    if (debut === '' || point.id === '' || !URL.canParse(suite, base)) return;
    const adresse = new URL(suite, base);
    const html = await hote.load(adresse).catch(() => '');
    if (html === '' || !contenu.isConnected) return;
    replace(contenu, point, { html, adresse }, mots);
    surface.fit();
  }

  const tracees = new Set<string>();
  async function drawTrace({ trace }: Point): Promise<void> {
    if (trace === '' || tracees.has(trace)) return;
    tracees.add(trace);
    const xml = await hote.load(new URL(trace)).catch(() => '');
    surface.drawTrace(readGpx(xml));
  }

  async function readAgain(): Promise<void> {
    couches = readDonnees(place)?.couches ?? couches;
    const voulue = couches.map(({ href }) => href).join('\n');
    if (voulue === montree) return;
    montree = voulue;
    const reponses = await Promise.allSettled(couches.map(({ href }, rang) => readCouche(href, rang, { hote, base })));
    if (montree !== voulue) return;
    lues = reponses.map((reponse, rang) =>
      reponse.status === 'fulfilled' ? named(reponse.value, couches[rang]?.nom ?? '') : RIEN,
    );
    const entiere = (reponse: PromiseSettledResult<Couche>) => reponse.status === 'fulfilled' && reponse.value.entiere;
    message.textContent = reponses.every(entiere) ? '' : mots.illisible;
    surface.showTraits(traitsVisibles());
    frame();
    draw();
  }

  /** Frames what is shown, unless the visitor asked for an area. */
  function frame(): void {
    const asked = zone.asked();
    const emprise = asked ?? empriseDe([...pointsVisibles(), ...boutsDe(traitsVisibles())]);
    const isThere = asked !== null && framed;
    if (emprise && !isThere && (asked !== null || !cadree)) surface.frame(emprise, asked !== null);
    cadree = donnees?.centre !== null;
    framed = true;
    zone.hold(surface.vue());
  }

  listenToSurvol(racine, 'liste', (objet) => {
    for (const [marque, element] of surface.boutons()) {
      element.classList.toggle('bridge-epingle-vive', objet !== null && marque.points.some(({ id }) => id === objet));
    }
  });
  addGarniture(dessin, {
    donnees,
    mots,
    geolocalisation: hote.geolocalisation,
    surface,
    tell: (texte) => {
      message.textContent = texte;
    },
    toggle: (rang, visible) => {
      // The legend has the images of other servers after the layers.
      if (rang >= couches.length) return surface.showWms(rang - couches.length, visible);
      visibles[rang] = visible;
      surface.showTraits(traitsVisibles());
      draw();
    },
  });
  // The map is part of a page that scrolls: the wheel scrolls the page until the map is used, or Ctrl is held.
  const giveBack = (event: WheelEvent) => !event.ctrlKey && !holds(fond) && event.stopImmediatePropagation();
  fond.addEventListener('wheel', giveBack, { capture: true, passive: true });
  void readAgain();
  return { readAgain };
}

/** Places without a name, as files have, are called after their layer: who does not see the map hears what their buttons open. */
const named = (lus: Lus, couche: string): Lus => ({
  ...lus,
  points: lus.points.map((point) => (point.nom === '' ? { ...point, nom: couche } : point)),
});

const boutsDe = (traits: readonly Trait[]) =>
  traits
    .flatMap(({ lignes, surfaces }): Ligne[] => [...lignes, ...surfaces.flat()])
    .flatMap((ligne) => ligne.map(([lon, lat]) => ({ lon, lat })));

/** Whether an element holds the focus, in a page or in a shadow root. */
function holds(element: HTMLElement): boolean {
  const lieu = element.getRootNode();
  return (lieu instanceof Document || lieu instanceof ShadowRoot) && element.contains(lieu.activeElement);
}
