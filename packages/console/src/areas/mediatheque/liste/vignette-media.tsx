import { civilDay, type MediaAChoisir, media as medias, STATUTS_DE_MEDIA } from '@bridge/contract';
import { Badge, Checkbox, Skeleton, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApercuMedia, nomDuGenre } from '../../../catalogue/media/apercu-media.tsx';
import { COULEURS, etatDesDroits, mesuresDe, motDesDroits } from '../../../catalogue/media/media.rules.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { Dot } from '../../../ui/dot.tsx';
import classes from './mediatheque.module.css';

interface Props {
  readonly id: number;
  readonly titre: string;
  /** The media; undefined until it is known. */
  readonly media: MediaAChoisir | undefined;
  readonly selected: boolean;
  /** Ticks the media; `range` also takes all since the last ticked one. */
  readonly onToggle: (range: boolean) => void;
  readonly menu?: ReactNode;
}

/** One media in the grid: its picture first, then its title, its credit and its rights. */
export function VignetteMedia({ id, titre, media, selected, onToggle, menu }: Props) {
  return (
    <article className={classes.card} data-selected={selected || undefined} aria-label={titre}>
      <Checkbox
        className={classes.box}
        aria-label={`Sélectionner ${titre}`}
        checked={selected}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      <Link to={recordPath(medias, id)} className={classes.picture} tabIndex={-1} aria-hidden>
        {media ? (
          <ApercuMedia genre={media.genre} adresse={media.apercu} size="fill" />
        ) : (
          <Skeleton className={classes.place} />
        )}
      </Link>
      <div className={classes.caption}>
        <div className={classes.titleline}>
          <Link to={recordPath(medias, id)} className={classes.title} title={titre} data-row-link>
            {titre}
          </Link>
          {menu}
        </div>
        {media ? <Details media={media} /> : <Skeleton height={36} />}
      </div>
    </article>
  );
}

function Details({ media }: { readonly media: MediaAChoisir }) {
  const jour = civilDay(new Date());
  const etat = etatDesDroits(media, jour);
  const statut = STATUTS_DE_MEDIA.find(({ value }) => value === media.statut);
  return (
    <>
      <Text size="xs" c="dimmed" lineClamp={1}>
        {media.credit || 'Sans crédit'}
      </Text>
      <Text size="xs" c="dimmed">
        {mesuresDe(media) || nomDuGenre(media.genre)}
      </Text>
      <div className={classes.states}>
        {statut && (
          <span className={classes.statut}>
            <Dot colour={statut.colour} />
            {statut.label}
          </span>
        )}
        {etat !== 'libre' && etat !== media.statut && (
          <Badge size="sm" variant="light" color={COULEURS[etat]}>
            {motDesDroits(media, jour)}
          </Badge>
        )}
      </div>
    </>
  );
}
