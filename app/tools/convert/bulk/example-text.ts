export const EXAMPLE_TEXT = `:root {
  --brand: #DC3522;
  --brand-soft: rgba(220, 53, 34, 0.12);
  --ink: hsl(30, 9%, 10%);
  --paper: #fbf9f7;
}

.button {
  color: white;
  background: linear-gradient(90deg, #DB073D, #DBA507 60%);
  border: 1px solid #0d698680; /* teal at half strength */
}

@media (prefers-color-scheme: dark) {
  :root {
    --paper: hsl(30deg 8% 8%);
  }
}
`;
