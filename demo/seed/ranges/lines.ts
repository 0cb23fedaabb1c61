/** Names of product lines, shared by all ranges. */
export const lines: readonly string[] = (
  'Almas Alto Amber Anise Arbor Arden Aster Atoll Avena Azure Bahar Balsam Banyan Barq Basil Bayan Bazal Birka Bora ' +
  'Borage Brezza Brio Calla Calm Canto Cape Caspia Cedro Celo Cinder Clove Coast Cobalt Coral Corvo Cove Creek Dahlia ' +
  'Dalia Darya Delta Dharma Doha Dolma Dover Drift Ebba Echo Elba Elm Ember Erg Esker Fajr Fara Fennel Fern Fika Finch ' +
  'Fjord Flint Flora Forma Forte Gaia Galle Garda Ginko Glade Grove Gulf Hafen Hajar Halo Hana Haven Hazel Heron Hilal ' +
  'Holm Ibis Ida Iris Isla Ivy Jade Jasper Juno Juniper Kaia Karst Kashi Kelp Kestrel Khor Kite Koda Kumo Lagoon Larch ' +
  'Lark Lazuli Levant Lima Linde Liwa Loam Luma Luna Lyra Maia Malva Maple Mara Marino Mezzo Mica Mira Mistral Moss Muna ' +
  'Myrtle Nahr Nara Narin Nasim Nera Nido Niyaz Nova Oasi Ocra Olea Onda Opal Orla Osma Otis Palma Parin Pebble Petra ' +
  'Pico Pine Piro Plume Poppy Porto Prairie Quartz Quill Quince Raha Ramla Reed Rima Rio Riva Roan Rondo Rowan Rumi Sable ' +
  'Saffra Sage Salar Salt Sana Sarv Sela Senna Shams Shore Sidra Siena Sierra Silva Sira Skye Solan Sole Sorrel Spruce ' +
  'Stella Sumac Suna Tahoe Talia Tara Teal Tern Terra Thyme Tide Timo Tiva Toran Torre Tova Tulip Umbra Una Ural Vale ' +
  'Vega Vela Verso Viola Vista Wadi Willow Wren Yama Yara Yas Zafir Zana Zest Zima Zora'
).split(' ');
