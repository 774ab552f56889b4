-- Whether the visitors of a site may take their favourites along as a PDF.
ALTER TABLE sites ADD COLUMN brochures boolean NOT NULL DEFAULT false;
