import { CADRAGES, type Diapositive, DUREES, type Field, GENRES_VUS, TONS, text, translated } from '@bridge/contract';
import { NativeSelect } from '@mantine/core';
import { DateInput } from '../../catalogue/date-input.tsx';
import { ChoixDeMedia } from '../../catalogue/media/choix-de-media.tsx';
import { NombreInput } from '../../catalogue/nombre-input.tsx';
import { RefChoice, RefsChoice } from '../../catalogue/ref-choice.tsx';
import { SimpleField } from '../../catalogue/simple-field.tsx';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { innerOf } from '../../resource/widgets/list.rules.ts';
import { Fold } from '../../ui/fold.tsx';
import { Choix, Heure } from './choix-heure.tsx';
import classes from './display.module.css';
import { QuandFields } from './quand.fields.tsx';

const TITRE = translated({ label: 'Titre', longest: 120 });
const TITRE_VOULU = translated({ label: 'Titre', longest: 120, required: true });
const TEXTE = translated({ label: 'Texte', of: 'longText', longest: 1_000 });
const SECOURS = translated({
  label: 'Texte de secours',
  help: 'Ce que l’écran montre sans réseau, s’il n’y a pas de média.',
  of: 'longText',
  longest: 1_000,
});
const ADRESSE = text({ label: 'Adresse', placeholder: 'https://', required: true, longest: 2_000 });

interface Props {
  readonly id: string;
  readonly slide: Diapositive;
  readonly plages: readonly string[];
  readonly inner: Readonly<Record<string, string>>;
  readonly onChange: (next: Diapositive) => void;
}

const nothing = () => undefined;

/** What can be set about a slide: what it shows by its kind, then how long and when. */
export function DiapositiveFields({ id, slide, plages, inner, onChange }: Props) {
  // Only parts of its own kind are given.
  const set = (parts: object) => onChange({ ...slide, ...parts } as Diapositive);
  const of = (name: string) => innerIdOf(id, name);
  const refError = (name: string) =>
    inner[name] ?? (inner[`${name}.id`] === undefined ? undefined : 'Choisissez ce que montre cette diapositive.');
  const written = (name: string, field: Field, value: unknown) => (
    <SimpleField
      id={of(name)}
      path={of(name)}
      field={field}
      value={value}
      onChange={(next) => set({ [name]: next })}
      error={inner[name]}
      inner={innerOf(inner, name)}
      readOnly={false}
      resource="diaporama"
      valueOf={nothing}
    />
  );
  return (
    <>
      {'selection' in slide && (
        <RefChoice
          id={of('selection')}
          label="Sélection"
          to="selection"
          required
          pour="diaporama"
          value={slide.selection}
          error={refError('selection')}
          onChange={(next) => set({ selection: next ?? { ref: 'selection', id: 0 } })}
        />
      )}
      {slide.genre === 'objets' && (
        <>
          <div className={classes.row}>
            <RefChoice
              id={of('tri')}
              label="Tri"
              placeholder="Celui de la sélection"
              to="tri"
              pour="diaporama"
              value={slide.tri}
              error={refError('tri')}
              onChange={(tri) => set({ tri })}
            />
          </div>
          <RefsChoice
            id={of('blocs')}
            label="Blocs sous le nom"
            placeholder="Sans bloc, le descriptif court"
            to="bloc"
            pour="diaporama"
            value={slide.blocs}
            error={inner.blocs}
            onChange={(blocs) => set({ blocs })}
          />
        </>
      )}
      {slide.genre === 'carte' && (
        <RefChoice
          id={of('carte')}
          label="Carte"
          to="carte"
          required
          pour="diaporama"
          value={slide.carte}
          error={refError('carte')}
          onChange={(next) => set({ carte: next ?? { ref: 'carte', id: 0 } })}
        />
      )}
      {slide.genre === 'annonce' && (
        <div className={classes.row}>
          <RefChoice
            id={of('espace')}
            label="Espace"
            to="espace"
            required
            pour="diaporama"
            value={slide.espace}
            error={refError('espace')}
            onChange={(next) => set({ espace: next ?? { ref: 'espace', id: 0 } })}
          />
          <NombreInput
            id={of('tousLes')}
            label="Toutes les"
            unit="diapositives"
            placeholder="À sa place"
            min={1}
            max={50}
            integer
            value={slide.tousLes}
            error={inner.tousLes}
            onChange={(tousLes) => set({ tousLes })}
          />
        </div>
      )}
      {slide.genre === 'media' && (
        <>
          <ChoixDeMedia
            id={of('media')}
            label="Image ou vidéo"
            required
            genres={GENRES_VUS}
            support="ecran"
            value={slide.media.id > 0 ? slide.media.id : null}
            onChange={(next) => set({ media: { ref: 'media', id: next ?? 0 } })}
            {...withError(refError('media'))}
          />
          <Choix
            id={of('cadrage')}
            label="Cadrage"
            choix={CADRAGES}
            value={slide.cadrage}
            onChange={(cadrage) => set({ cadrage })}
          />
        </>
      )}
      {(slide.genre === 'page' || slide.genre === 'qr') && written('adresse', ADRESSE, slide.adresse)}
      {slide.genre === 'texte' && (
        <Choix id={of('ton')} label="Ton" choix={TONS} value={slide.ton} onChange={(ton) => set({ ton })} />
      )}
      {'titre' in slide &&
        written(
          'titre',
          slide.genre === 'texte' || slide.genre === 'qr' || slide.genre === 'compte' ? TITRE_VOULU : TITRE,
          slide.titre,
        )}
      {(slide.genre === 'texte' || slide.genre === 'qr') && written('texte', TEXTE, slide.texte)}
      {slide.genre === 'compte' && (
        <div className={classes.row}>
          <DateInput
            id={of('jour')}
            label="Jusqu’au"
            value={slide.jour}
            error={inner.jour}
            onChange={(jour) => set({ jour: jour ?? '' })}
          />
          <Heure
            id={of('heure')}
            label="À"
            vide="Minuit"
            value={slide.heure}
            error={inner.heure}
            onChange={(heure) => set({ heure })}
          />
        </div>
      )}
      {slide.genre === 'page' && (
        <>
          <ChoixDeMedia
            id={of('secours')}
            label="Média de secours"
            genres={GENRES_VUS}
            support="ecran"
            value={slide.secours?.id ?? null}
            onChange={(next) => set({ secours: next === null ? null : { ref: 'media', id: next } })}
            {...withError(refError('secours'))}
          />
          {written('texteSecours', SECOURS, slide.texteSecours)}
        </>
      )}
      <div className={classes.row}>
        <NombreInput
          id={of('duree')}
          label={slide.genre === 'objets' ? 'Durée de chaque objet' : 'Durée'}
          unit="s"
          min={DUREES.min}
          max={DUREES.max}
          integer
          value={slide.duree}
          error={inner.duree}
          onChange={(duree) => set({ duree: duree ?? Number.NaN })}
        />
        {'nombre' in slide && (
          <NombreInput
            id={of('nombre')}
            label={slide.genre === 'agenda' ? 'Rendez-vous au plus' : 'Objets au plus'}
            min={1}
            max={100}
            integer
            value={slide.nombre}
            error={inner.nombre}
            onChange={(nombre) => set({ nombre: nombre ?? Number.NaN })}
          />
        )}
        {plages.length > 0 && (
          <NativeSelect
            id={of('plage')}
            label="Plage"
            data={[
              { value: '', label: 'Boucle habituelle' },
              ...[...new Set([...plages, slide.plage].filter(Boolean))],
            ]}
            value={slide.plage}
            error={inner.plage}
            onChange={({ currentTarget }) => set({ plage: currentTarget.value })}
          />
        )}
      </div>
      <Fold title="Quand et comment" isOpenFirst={hasQuand(inner)}>
        <QuandFields id={id} slide={slide} inner={inner} set={set} />
      </Fold>
    </>
  );
}

const withError = (error: string | undefined) => (error === undefined ? {} : { error });

const QUAND = ['du', 'au', 'de', 'a', 'jours', 'langue', 'maxParHeure'];
const hasQuand = (inner: Readonly<Record<string, string>>) => QUAND.some((name) => inner[name] !== undefined);
