import { choice, colour, type EntreeDeLegende, icon, PICTO_NEUTRE, text, translated } from '@bridge/contract';
import { ChoixDeMedia } from '../../../catalogue/media/choix-de-media.tsx';
import { textIn } from '../../../resource/values/read.ts';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import { Champ, ChampRef, refError, withError } from '../champ.tsx';
import classes from '../editions.module.css';
import { CIBLES } from './entree.rules.ts';

const ORIGINE = choice(
  [
    { value: 'produit', label: 'Un pictogramme de Bridge' },
    { value: 'media', label: 'Un dessin SVG de la médiathèque' },
  ],
  { label: 'Dessin', required: true },
);
const NOM = icon({ label: 'Pictogramme', required: true });
const LIBELLE = translated({ label: 'Libellé', required: true, longest: 100 });
const CIBLE = choice(CIBLES, { label: 'Représente', placeholder: 'Rien de précis' });
const GROUPE = text({ label: 'Groupe', help: 'Les entrées d’un même groupe se suivent.', longest: 80 });
const COULEUR = colour({ label: 'Couleur' });
const ALTERNATIF = translated({ label: 'Texte alternatif', help: 'Vide\u00a0: le libellé.', longest: 150 });

interface Props {
  readonly id: string;
  readonly entree: EntreeDeLegende;
  readonly inner: Readonly<Record<string, string>>;
  readonly onChange: (next: EntreeDeLegende) => void;
}

/** What one entry of a legend shows and says. */
export function EntreeFields({ id, entree, inner, onChange }: Props) {
  // Each field gives back its own kind of value; what does not fit is told by the schema.
  const set = (name: string) => (value: unknown) => onChange({ ...entree, [name]: value } as EntreeDeLegende);
  const common = { id, inner };
  const { picto, cible } = entree;
  return (
    <>
      <div className={classes.pair}>
        <Champ
          {...common}
          name="picto.genre"
          field={ORIGINE}
          value={picto.genre}
          onChange={(genre) =>
            set('picto')(
              genre === 'media' ? { genre, media: { ref: 'media', id: 0 } } : { genre: 'produit', nom: PICTO_NEUTRE },
            )
          }
        />
        {picto.genre === 'produit' ? (
          <Champ
            {...common}
            name="picto.nom"
            field={NOM}
            value={picto.nom}
            onChange={(nom) => set('picto')({ genre: 'produit', nom: textIn(nom) })}
          />
        ) : (
          <ChoixDeMedia
            id={innerIdOf(id, 'picto.media')}
            label="Dessin SVG"
            required
            value={picto.media.id > 0 ? picto.media.id : null}
            genres={['picto']}
            support="print"
            {...withError(refError(inner, 'picto.media'))}
            onChange={(media) => set('picto')({ genre: 'media', media: { ref: 'media', id: media ?? 0 } })}
          />
        )}
      </div>
      <Champ {...common} name="libelle" field={LIBELLE} value={entree.libelle} onChange={set('libelle')} />
      <div className={classes.pair}>
        <Champ
          {...common}
          name="cible.ref"
          field={CIBLE}
          value={cible?.ref ?? null}
          onChange={(ref) => set('cible')(textIn(ref) === '' ? null : { ref, id: 0 })}
        />
        {cible && (
          <ChampRef
            {...common}
            name="cible"
            to={cible.ref}
            label={CIBLES.find(({ value }) => value === cible.ref)?.label ?? ''}
            pour="legende"
            value={cible}
            onChange={set('cible')}
          />
        )}
      </div>
      <div className={classes.pair}>
        <Champ {...common} name="groupe" field={GROUPE} value={entree.groupe} onChange={set('groupe')} />
        <Champ {...common} name="couleur" field={COULEUR} value={entree.couleur} onChange={set('couleur')} />
      </div>
      <Champ {...common} name="alternatif" field={ALTERNATIF} value={entree.alternatif} onChange={set('alternatif')} />
    </>
  );
}
