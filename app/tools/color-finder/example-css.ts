export const EXAMPLE_CSS = `:root {
  --brand: #0D6986;
  --danger: #DC3522;
  --brass: #b08d57;
  --ink: #1c1917;
  --page: white;
}

.button {
  color: #fff;
  background: linear-gradient(90deg, #0d6986, #07485b);
  border: 1px solid rgb(13 105 134 / 40%);
}

.note {
  color: #64748b;
  background: #fffbe0;
  outline-color: hsl(330 81% 60%);
}
`;
