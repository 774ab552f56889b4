import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LargeurDePage, pageQuery, type Source } from '../generations/generation.queries.ts';
import classes from './pages.module.css';

interface Props {
  readonly source: Source;
  readonly page: number;
  readonly largeur: LargeurDePage;
  /** Width of the page divided by its height. */
  readonly ratio: number;
}

/** One page of a document, as a picture. */
export function Sheet({ source, page, largeur, ratio }: Props) {
  const { data, error, isPlaceholderData } = useQuery({
    ...pageQuery(source, page, largeur),
    // The former picture stays in sight while another is drawn in its place.
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.sheet} style={{ aspectRatio: ratio, width: largeur }} aria-busy={isPlaceholderData}>
      {data && <img src={data.image} alt={`Page ${page}`} />}
      {error && !data && (
        <Text size="sm" c="dimmed" role="alert" p="md">
          Cette page n’a pas pu être dessinée.
        </Text>
      )}
    </div>
  );
}
