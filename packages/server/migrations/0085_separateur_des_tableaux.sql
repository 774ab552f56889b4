-- What separates the cells of a table written as text, where what is detected is not right.
ALTER TABLE flux_tourinsoft ADD COLUMN separateur text NOT NULL DEFAULT 'auto';
