declare module '*.css'
declare module 'katex/contrib/mhchem'
