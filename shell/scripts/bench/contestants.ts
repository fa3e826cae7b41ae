/** Contestants as the table and the JSON file name them. `beside`: what runs at the URL in `BENCH_BESIDE`. */
export type Contestant = 'five areas' | 'one bundle, server' | 'one bundle, browser' | 'beside';
