<?php
/**
 * The plugin against a WordPress of a few lines: what it asks, keeps and writes. Run by tools/wordpress.test.ts where PHP is there.
 *
 * @package Bridge
 */

define( 'ABSPATH', __DIR__ );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'WEEK_IN_SECONDS', 604800 );

$monde = array();

function monde_neuf() {
	global $monde;
	$monde = array(
		'option'     => array( 'serveur' => 'https://bridge.example/quelque/part', 'site' => 'ot', 'cache' => 10 ),
		'transients' => array(),
		'demandes'   => array(),
		'reponse'    => array( 'statut' => 200, 'corps' => fragment() ),
		'editeur'    => false,
		'administre' => true,
		'ici'        => 'https://site.example/agenda/',
		'erreurs'    => array(),
	);
	$_SERVER['QUERY_STRING'] = '';
}

function fragment( $dedans = '' ) {
	return '<div class="bridge" data-bridge="liste" data-bridge-css="/public/_bridge/base.1234.css">' . $dedans . '</div>';
}

// phpcs:disable
function get_option() { global $monde; return $monde['option']; }
function get_transient( $cle ) { global $monde; return isset( $monde['transients'][ $cle ] ) ? $monde['transients'][ $cle ] : false; }
function set_transient( $cle, $valeur ) { global $monde; $monde['transients'][ $cle ] = $valeur; }
function delete_transient( $cle ) { global $monde; unset( $monde['transients'][ $cle ] ); }
function wp_using_ext_object_cache() { return false; }
function wp_remote_get( $adresse, $options ) { global $monde; $monde['demandes'][] = array( $adresse, $options ); return $monde['reponse']; }
function is_wp_error( $reponse ) { return null === $reponse; }
function wp_remote_retrieve_response_code( $reponse ) { return $reponse['statut']; }
function wp_remote_retrieve_body( $reponse ) { return $reponse['corps']; }
function wp_parse_url( $adresse, $part = -1 ) { return parse_url( $adresse, $part ); }
function wp_unslash( $texte ) { return $texte; }
function get_locale() { return 'de_DE'; }
function get_permalink() { global $monde; return $monde['ici']; }
function wp_enqueue_script() {}
function current_user_can( $droit ) { global $monde; return 'manage_options' === $droit ? $monde['administre'] : $monde['editeur']; }
function add_settings_error( $a, $code ) { global $monde; $monde['erreurs'][] = $code; }
function shortcode_atts( $defauts, $lus ) { return array_merge( $defauts, array_intersect_key( $lus, $defauts ) ); }
function esc_html( $texte ) { return htmlspecialchars( $texte, ENT_QUOTES ); }
function esc_attr( $texte ) { return htmlspecialchars( $texte, ENT_QUOTES ); }
function esc_url( $texte ) { return htmlspecialchars( $texte, ENT_QUOTES ); }
function __( $texte ) { return $texte; }
// phpcs:enable

foreach ( array( 'adresse', 'contenu', 'page', 'rendu', 'reglages' ) as $part ) {
	require __DIR__ . '/bridge/includes/' . $part . '.php';
}

$essais = array();

$essais['asks the server of the settings for the fragment, with what the visitor asks'] = static function () {
	global $monde;
	$_SERVER['QUERY_STRING'] = 'commune=b&commune=a&fragment=0&base=https%3A%2F%2Fx&page_id=4&q=g%C3%AEte%20rural';
	bridge_code_court( array( 'liste' => 'restaurants', 'langue' => 'fr' ) );
	return $monde['demandes'][0][0] === 'https://bridge.example/public/ot/fr/restaurants?commune=b&commune=a&q=g%C3%AEte%20rural&fragment=1'
		&& 0 === $monde['demandes'][0][1]['redirection'] && $monde['demandes'][0][1]['timeout'] <= 5;
};
$essais['speaks the language of the site unless told'] = static function () {
	global $monde;
	bridge_code_court( array( 'carte' => 'plages', 'site' => 'autre' ) );
	return 'https://bridge.example/public/autre/de/carte/plages?fragment=1' === $monde['demandes'][0][0];
};
$essais['asks nothing for a code that is none'] = static function () {
	global $monde;
	foreach ( array( '../../admin', 'a/b', 'A', "a\n", '', '//mechant.example', 'a?x=1', 'a#b' ) as $code ) {
		bridge_code_court( array( 'liste' => $code ) );
	}
	bridge_code_court( array( 'fiche' => 'seul' ) );
	return array() === $monde['demandes'];
};
$essais['asks no other server, whatever the settings hold'] = static function () {
	global $monde;
	foreach ( array( 'javascript:alert(1)', 'file:///etc/passwd', 'https://a:b@x.example', 'ftp://x', '', null, array() ) as $serveur ) {
		$monde['option']['serveur'] = $serveur;
		bridge_code_court( array( 'liste' => 'restaurants' ) );
	}
	return array() === $monde['demandes'] && null === bridge_demander( 'https://autre.example/public/x', array() );
};
$essais['asks once while what was read is fresh, and again after'] = static function () {
	global $monde;
	bridge_code_court( array( 'liste' => 'restaurants' ) );
	bridge_code_court( array( 'liste' => 'restaurants' ) );
	$une = count( $monde['demandes'] );
	foreach ( $monde['transients'] as $cle => $valeur ) {
		$monde['transients'][ $cle ]['le'] -= 3600;
	}
	bridge_code_court( array( 'liste' => 'restaurants' ) );
	return 1 === $une && 2 === count( $monde['demandes'] );
};
$essais['shows the last that was read while the server is away, and lets it rest'] = static function () {
	global $monde;
	$monde['reponse']['corps'] = fragment( 'Avant' );
	bridge_code_court( array( 'liste' => 'restaurants' ) );
	foreach ( $monde['transients'] as $cle => $valeur ) {
		$monde['transients'][ $cle ]['le'] -= 3600;
	}
	$monde['reponse'] = null;
	$premier          = bridge_code_court( array( 'liste' => 'restaurants' ) );
	$second           = bridge_code_court( array( 'liste' => 'restaurants' ) );
	return false !== strpos( $premier, 'Avant' ) && $premier !== '' && false !== strpos( $second, 'Avant' ) && 2 === count( $monde['demandes'] );
};
$essais['keeps no state that visitors invent'] = static function () {
	global $monde;
	for ( $rang = 0; $rang < 50; $rang++ ) {
		$_SERVER['QUERY_STRING'] = 'q=' . $rang;
		bridge_code_court( array( 'liste' => 'restaurants' ) );
	}
	return array() === $monde['transients'];
};
$essais['shows visitors nothing when there is nothing, and says why to who writes the site'] = static function () {
	global $monde;
	$monde['reponse'] = array( 'statut' => 404, 'corps' => '<h1>404</h1>' );
	$visiteur         = bridge_code_court( array( 'liste' => 'restaurants' ) );
	$monde['editeur'] = true;
	return '' === $visiteur && false !== strpos( bridge_code_court( array( 'liste' => 'restaurants' ) ), 'bridge-avis' );
};
$essais['shows nothing that is not ours'] = static function () {
	global $monde;
	$monde['reponse']['corps'] = '<html><body>Portail captif</body></html>';
	return '' === bridge_code_court( array( 'liste' => 'restaurants' ) );
};
$essais['keeps links and forms of the list under the address of the page'] = static function () {
	global $monde;
	$page = 'https://bridge.example/public/ot/fr/restaurants';
	$monde['ici']              = 'https://site.example/?page_id=4';
	$monde['reponse']['corps'] = fragment(
		'<form class="x" method="get" action="' . $page . '" data-bridge-moteur>'
		. '<a href="' . $page . '?commune=a&amp;q=%22b" data-bridge-lien>A</a><a href="' . $page . '/autre" data-bridge-lien>B</a>'
		. '<a href="https://bridge.example/public/ot/fr/restaurant/x-1">C</a>'
	);
	$html = bridge_code_court( array( 'liste' => 'restaurants', 'langue' => 'fr' ) );
	return false !== strpos( $html, 'action="https://site.example/?page_id=4" data-bridge-moteur><input type="hidden" name="page_id" value="4">' )
		&& false !== strpos( $html, 'href="https://site.example/?page_id=4&amp;commune=a&amp;q=%22b"' )
		&& false !== strpos( $html, 'href="' . $page . '/autre"' )
		&& false !== strpos( $html, 'href="https://bridge.example/public/ot/fr/restaurant/x-1"' )
		&& false !== strpos( $html, 'data-bridge-source="' . $page . '"' );
};
$essais['runs no script of the fragment, and keeps its data'] = static function () {
	$html = bridge_sans_script( '<script>a</script><SCRIPT src="x" defer></SCRIPT ><script type="application/json">{"b":1}</script><script type="application/json" src="x">c</script>' );
	return '<script type="application/json">{"b":1}</script>' === $html;
};
$essais['takes styles of the server only'] = static function () {
	$css = static function ( $adresse ) {
		return bridge_styles( '<div data-bridge-css="' . $adresse . '">' );
	};
	return 'https://bridge.example/public/_bridge/b.css' === $css( '/public/_bridge/b.css' )
		&& 'https://bridge.example/public/_bridge/b.css' === $css( 'https://bridge.example/public/_bridge/b.css' )
		&& '' === $css( 'https://autre.example/public/_bridge/b.css' ) && '' === $css( '//autre.example/b.css' )
		&& '' === $css( '/public/_bridge/../x.css' ) && '' === bridge_styles( '<div>' );
};
$essais['saves what can be used, says the rest, and nothing for who may not'] = static function () {
	global $monde;
	$bons  = bridge_nettoyer( array( 'serveur' => 'https://B.example:8443/x', 'site' => 'mon-site', 'cache' => '99999' ) );
	$faux  = bridge_nettoyer( array( 'serveur' => 'javascript:alert(1)', 'site' => '<b>', 'cache' => '-4' ) );
	$monde['administre'] = false;
	$autre = bridge_nettoyer( array( 'serveur' => 'https://mechant.example', 'site' => 'x', 'cache' => 5 ) );
	return array( 'serveur' => 'https://b.example:8443', 'site' => 'mon-site', 'cache' => 1440 ) === $bons
		&& array( 'serveur' => 'https://bridge.example', 'site' => 'ot', 'cache' => 1 ) === $faux
		&& array( 'serveur', 'site' ) === $monde['erreurs'] && 'https://bridge.example' === $autre['serveur'];
};

$rates = 0;
foreach ( $essais as $nom => $essai ) {
	monde_neuf();
	$bon    = true === $essai();
	$rates += $bon ? 0 : 1;
	echo ( $bon ? 'ok ' : 'RATE ' ) . $nom . "\n";
}
exit( $rates > 0 ? 1 : 0 );
