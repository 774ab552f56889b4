<?php
/**
 * What the block shows, each time that the page is.
 *
 * @package Bridge
 * @var array<string, mixed> $attributes
 */

defined( 'ABSPATH' ) || exit;

$bridge_demande = array();
foreach ( array( 'genre', 'code', 'site', 'langue' ) as $bridge_nom ) {
	$bridge_demande[ $bridge_nom ] = isset( $attributes[ $bridge_nom ] ) && is_string( $attributes[ $bridge_nom ] ) ? $attributes[ $bridge_nom ] : '';
}

// HTML of the server of the settings, which escaped what it drew; the rest is escaped where it is added.
echo '<div ' . get_block_wrapper_attributes() . '>' . bridge_rendu( $bridge_demande ) . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
