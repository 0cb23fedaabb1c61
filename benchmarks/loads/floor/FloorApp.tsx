import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes } from 'react-router';
import { FloorHome } from './FloorHome';
import type { FloorState } from './store';

export function FloorApp() {
  const [isCartOpen, setCartOpen] = useState(false);
  const ids = useSelector((state: FloorState) => state.cart.ids);
  return (
    <>
      <AppBar position="static">
        <Toolbar sx={{ gap: 2 }}>
          <strong>Shop</strong>
          <TextField size="small" placeholder="Search" sx={{ flexGrow: 1, bgcolor: '#fff' }} />
          <Button color="inherit" onClick={() => setCartOpen(true)}>
            Cart ({ids.length})
          </Button>
        </Toolbar>
      </AppBar>
      <Routes>
        <Route path="/" element={<FloorHome />} />
        <Route path="*" element={<main>Not here</main>} />
      </Routes>
      <Drawer anchor="right" open={isCartOpen} onClose={() => setCartOpen(false)}>
        <p>{ids.join(', ')}</p>
      </Drawer>
    </>
  );
}
