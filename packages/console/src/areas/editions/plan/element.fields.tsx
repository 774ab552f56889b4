import {
  CLES_D_INDEX,
  choice,
  colour,
  type ElementDePlan,
  number,
  type Ref,
  SAUTS_DE_PLAN,
  translated,
} from '@bridge/contract';
import { Text } from '@mantine/core';
import { ChoixDeMedia } from '../../../catalogue/media/choix-de-media.tsx';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { numberIn } from '../../../resource/values/read.ts';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import { Champ, ChampRef, refError, withError } from '../champ.tsx';
import classes from '../editions.module.css';

const SAUT = choice(SAUTS_DE_PLAN, { label: 'Commence', required: true });
const TITRE = translated({ label: 'Titre', longest: 150 });
const AUTRE_TITRE = translated({ label: 'Autre titre', help: 'Vide\u00a0: celui de la rubrique.', longest: 150 });
const TEXTE = translated({ label: 'Texte', of: 'longText', longest: 20_000 });
const COULEUR = colour({ label: 'Couleur du chapitre' });
const CLE = choice(CLES_D_INDEX, { label: 'Classé', required: true });
const PAGES = number({ label: 'Nombre de pages', min: 1, max: 32, integer: true, required: true });
const POUR = 'modeleEdition';

interface Props<E extends ElementDePlan = ElementDePlan> {
  readonly id: string;
  readonly element: E;
  readonly inner: Readonly<Record<string, string>>;
  readonly onChange: (next: ElementDePlan) => void;
}

/** What can be set about a part of a plan, by kind. */
export function ElementFields({ id, element, inner, onChange }: Props) {
  // Each field gives back its own kind of value; what does not fit is told by the schema of the plan.
  const set = (name: string) => (value: unknown) => onChange({ ...element, [name]: value } as ElementDePlan);
  const common = { id, inner };
  const saut = 'saut' in element && (
    <Champ {...common} name="saut" field={SAUT} value={element.saut} onChange={set('saut')} />
  );
  const chosen = (name: string, label: string, value: Ref) => (
    <ChampRef {...common} name={name} to={value.ref} label={label} pour={POUR} value={value} onChange={set(name)} />
  );
  switch (element.genre) {
    case 'rubrique':
      return (
        <>
          {chosen('rubrique', 'Rubrique', element.rubrique)}
          <Champ {...common} name="titre" field={AUTRE_TITRE} value={element.titre} onChange={set('titre')} />
          <div className={classes.pair}>
            <RefChoice
              id={innerIdOf(id, 'selection')}
              to="selection"
              label="Autre sélection"
              placeholder="Celle de la rubrique"
              pour={POUR}
              value={element.selection}
              error={refError(inner, 'selection')}
              onChange={set('selection')}
            />
            <RefChoice
              id={innerIdOf(id, 'tri')}
              to="tri"
              label="Autre tri"
              placeholder="Celui de la rubrique"
              pour={POUR}
              value={element.tri}
              error={refError(inner, 'tri')}
              onChange={set('tri')}
            />
          </div>
          <div className={classes.pair}>
            <Champ {...common} name="couleur" field={COULEUR} value={element.couleur} onChange={set('couleur')} />
            {saut}
          </div>
        </>
      );
    case 'page-libre':
      return (
        <>
          <Champ {...common} name="titre" field={TITRE} value={element.titre} onChange={set('titre')} />
          <Champ {...common} name="texte" field={TEXTE} value={element.texte} onChange={set('texte')} />
          <ChoixDeMedia
            id={innerIdOf(id, 'media')}
            label="Image ou PDF en pleine page"
            value={element.media?.id ?? null}
            onChange={(media) => set('media')(media === null ? null : { ref: 'media', id: media })}
            genres={['photo', 'picto', 'document']}
            support="print"
            {...withError(refError(inner, 'media'))}
          />
          {saut}
        </>
      );
    case 'annonce':
      return (
        <>
          <RefChoice
            id={innerIdOf(id, 'espace')}
            to="espace"
            label="Espace"
            placeholder={'Un espace du canal Édition\u00a0: son annonce de ce jour-là'}
            pour={POUR}
            value={element.espace}
            error={refError(inner, 'espace')}
            onChange={(espace) => onChange({ ...element, espace, annonce: espace ? null : element.annonce })}
          />
          <RefChoice
            id={innerIdOf(id, 'annonce')}
            to="annonce"
            label="Ou une annonce précise"
            pour={POUR}
            value={element.annonce}
            error={refError(inner, 'annonce')}
            onChange={(annonce) => onChange({ ...element, annonce, espace: annonce ? null : element.espace })}
          />
        </>
      );
    case 'carte':
      return (
        <>
          {chosen('carte', 'Carte', element.carte)}
          <Champ {...common} name="titre" field={TITRE} value={element.titre} onChange={set('titre')} />
          {saut}
        </>
      );
    case 'legende':
      return (
        <>
          {chosen('legende', 'Légende', element.legende)}
          {saut}
        </>
      );
    case 'index':
      return (
        <>
          <Champ {...common} name="cle" field={CLE} value={element.cle} onChange={set('cle')} />
          <Champ {...common} name="titre" field={TITRE} value={element.titre} onChange={set('titre')} />
          {saut}
        </>
      );
    case 'sommaire':
      return (
        <>
          <Text size="sm" c="dimmed">
            {'Les rubriques et leurs pages, d’après «\u00a0Sommaire et index\u00a0» plus bas.'}
          </Text>
          {saut}
        </>
      );
    case 'notes':
      return (
        <>
          {chosen('gabarit', 'Gabarit', element.gabarit)}
          <Champ
            {...common}
            name="pages"
            field={PAGES}
            value={element.pages}
            onChange={(value) => set('pages')(numberIn(value) ?? Number.NaN)}
          />
        </>
      );
  }
}
